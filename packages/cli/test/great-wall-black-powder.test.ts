import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import { LANGUAGES } from '../src/text/index.ts'
import { assertFits, assertFoundByName, assertInReader, assertSpanish, play, scene, start } from './great-wall-table.ts'

const CLANS = ['dragon', 'snake', 'monkey', 'turtle']
const POWDER = { seats: 4, clans: CLANS, expansions: ['blackPowder'] }

const SIEGE = [
  ['BPH-1', /Battering Ram +(to row \d|breaks a Wall|waits)/, /Ariete +(a (la )?fila \d|rompe Muralla|espera)/],
  ['BPH-2', /Siege Trebuchet +breaks a Wall/, /Trabuquete +rompe Muralla/],
  ['BPH-3', /Siege Ladders +row 1: no Defense/, /Escalas de Asedio +fila 1: Def\. 0/],
] as const

describe('Black Powder in the terminal', () => {
  it('BP-SOL-01: every type of Soldiers has a letter of its own, in both languages and with all Clans', () => {
    const all = { seats: 5, clans: [...CLANS, 'panda'], expansions: ['fifthPlayer', 'blackPowder'] }
    for (const language of LANGUAGES) {
      const looking = scene(start(all, 'letters'), language, 0)
      const pen = new Pen(looking)
      const letters = looking.box.soldiers.map(({ id }) => pen.unitLetter(id))
      assert.equal(new Set(letters).size, 8, letters.join())
      assert.deepEqual(letters.slice(0, 3), language === 'en' ? ['s', 'a', 'h'] : ['l', 'a', 'j'])
    }
  })

  it('BP-SOL-13, BP-HOR-08: the board fits with special soldiers, Snake tokens and siege Hordes on it', () => {
    const game = start(POWDER, 'powder')
    const seen = new Set<string>()
    play(game, 'powder', (count) => {
      for (const { hordes, firing, rest } of scene(game, 'en', 0).view.sections) {
        for (const { spots, stays } of hordes) {
          if (stays !== undefined) seen.add('stays')
          for (const spot of spots) if (typeof spot === 'object') seen.add('marker' in spot ? spot.marker : spot.unit)
        }
        for (const { unit } of [...firing, ...rest]) seen.add(unit)
      }
      if (count % 5 !== 0) return
      for (const language of LANGUAGES) {
        const looking = scene(game, language, game.open[0]?.seat)
        const lines = greatWallModule.draw(looking)
        assertFits(lines)
        if (language === 'es') assertSpanish(lines.join('\n').replaceAll(/\(twelve chars\)|\(greedy\)/g, ''))
      }
    })
    assert.ok(
      ['stays', 'monk'].some((what) => seen.has(what)),
      [...seen].join(),
    )
  })

  it('BP-HOR-02, BP-HOR-05, BP-HOR-13: siege Hordes say what they do where they stand', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const game = start(POWDER, `engines ${seed}`)
      for (const language of LANGUAGES) {
        const looking = scene(game, language, 0)
        const text = greatWallModule.draw(looking).join('\n')
        for (const section of looking.view.sections)
          for (const { card } of section.hordes)
            for (const [type, en, es] of SIEGE)
              if (card.startsWith(type)) {
                assert.match(text, language === 'en' ? en : es)
                seen.add(type)
              }
      }
    }
    assert.deepEqual(
      [...seen].toSorted(),
      SIEGE.map(([type]) => type),
    )
  })

  it('BPS-1, BPH-2: special soldiers and siege Hordes are in the card reader', () => {
    const game = start(POWDER, 'powder')
    for (const language of LANGUAGES) {
      const looking = scene(game, language, 0)
      const ids = ['BPS-1', 'BPS-4', 'BPS-5', 'BPH-1', 'BPH-2', 'BPH-3']
      assertInReader(looking, ids)
      assertFoundByName(looking, ids)
    }
  })
})
