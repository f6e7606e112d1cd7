import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { texts } from '@wanli/great-wall/text'
import { value } from '@wanli/test-kit'
import { type Message, tell } from '@wanli/text'
import { emperorsVisit } from '../src/games/great-wall/expansions/emperors-visit/index.ts'
import type { ExpansionFace } from '../src/games/great-wall/expansions/face.ts'
import { freezingWeather } from '../src/games/great-wall/expansions/freezing-weather/index.ts'
import { hungryGhosts } from '../src/games/great-wall/expansions/hungry-ghosts/index.ts'
import { toCome } from '../src/games/great-wall/expansions/hungry-ghosts/view.ts'
import { gistOf } from '../src/games/great-wall/gists.ts'
import './all-expansions.ts'

/* What the page says of the scenarios for Honor: what is printed in this box, and what their rules say. */

const boxOf = (name: string, more: object = {}) =>
  greatWall.open(value(greatWall.checkSetup({ mode: 'competitive', seats: 3, expansions: [name], ...more })))

const saying =
  ({ texts: own }: ExpansionFace, language: 'en' | 'es') =>
  (message: Message): string =>
    tell({ ...texts[language], ...own?.[language] }, language, message)

/** All that a face says of its box before anything happens, and at one event. */
function said(face: ExpansionFace, box: ReturnType<typeof boxOf>, what: string, event: { readonly kind: string }) {
  const pages = (['en', 'es'] as const).map((language) => {
    const say = saying(face, language)
    const told = face.told![event.kind]!.moment!(event, box)!
    return [
      ...face.what![what]!([], box, {} as never)!.lines.map(say),
      ...face.changes!(box).map(({ text }) => say(text)),
      say(told.words),
    ]
  })
  return pages.flat().join('\n')
}

void test("the Emperor's Visit names the Honor and Shame of this box (AC-EV-07, -08)", () => {
  const event = { kind: 'emperorsClaim', seat: 0, resource: 2, n: 5, reached: true }
  const usual = said(emperorsVisit, boxOf('emperorsVisit'), 'wish', event)
  assert.equal(usual.match(/\b10\b/g)?.length, 6, usual)
  const data = { 'emperorsVisit.reward': { reward: { honor: 7, shame: 2 } } }
  const own = said(emperorsVisit, boxOf('emperorsVisit', { data }), 'wish', event)
  assert.equal(own.match(/\b7\b/g)?.length, 6, own)
  assert.equal(own.match(/\b2\b/g)?.length, 2, own)
  assert.doesNotMatch(own, /\b10\b/)
})

void test('Freezing Weather names what is sent and what a Raid takes in this box (AC-FW-09, -17, -19)', () => {
  const data = {
    'freezingWeather.delivery': { delivery: { n: 3, honor: 9 } },
    'freezingWeather.raid': { raid: { perType: 5 } },
  }
  const own = said(freezingWeather, boxOf('freezingWeather', { data }), 'sent', { kind: 'delivered' })
  assert.deepEqual([...new Set(own.match(/\d+/g))].sort(), ['3', '5', '9'], own)
})

void test('Qin Jiushao, whose track is too low, is not shown as shamed (AC-EV-17)', () => {
  const box = boxOf('emperorsVisit', { mode: 'solo', seats: 1 })
  const moment = (seat: number, reached: boolean) =>
    emperorsVisit.told!['emperorsClaim']!.moment!({ kind: 'emperorsClaim', seat, resource: 0, reached }, box)
  assert.deepEqual([moment(0, false)?.icon, moment(0, true)?.icon], ['shame', 'honor'])
  assert.deepEqual([moment(1, false), moment(1, true)?.icon], [undefined, 'honor'])
})

void test('Hungry Ghosts: rows and ghosts are counted apart, the pool of Shame may hold fewer (AC-HG-04)', () => {
  const say = (rows: readonly number[], coming: number) =>
    saying(hungryGhosts, 'en')({ key: 'gw.ghosts.come', params: toCome({ haunted: [], rows, coming }) })
  assert.equal(say([0, 1, 2], 1), '3 rows hold Hordes: 1 ghost comes this Winter.')
  assert.equal(say([0], 0), '1 row holds Hordes: no ghost would come this Winter.')
  assert.equal(say([], 0), 'No row holds Hordes: no ghost would come this Winter.')
})

void test('the few words of cards say what they do: one Section, and each saving once (ACT-5, ACG-2)', () => {
  const box = boxOf('hungryGhosts')
  const words = (id: string) => [gistOf(id, 'en', box), gistOf(id, 'es', box)].flat().join(' ')
  assert.match(words('ACT-5'), /one Section.*una sección/)
  assert.doesNotMatch(words('ACT-5'), /Horde|Horda/)
  assert.doesNotMatch(words('ACG-2'), /per Soldier|por Soldado/)
})
