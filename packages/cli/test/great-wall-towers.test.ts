import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import { fieldOf } from '../src/games/great-wall/terms.ts'
import { LANGUAGES } from '../src/text/index.ts'
import { assertFits, assertInReader, assertSpanish, oneLine, play, scene, start } from './great-wall-table.ts'

const [CARDS] = greatWallModule.sheets

describe('Towers and War Machines in the terminal', () => {
  it('BP-TOW-01, BP-WM-01: who is in which Tower, what stands where and lies beside the board', () => {
    const seen = new Set<string>()
    for (const setup of [{ seats: 3 }, { mode: 'solo', seats: 1 }]) {
      const game = start({ ...setup, expansions: ['blackPowder'] }, 'towers')
      play(game, 'towers', (count) => {
        if (count % 9 !== 0) return
        for (const language of LANGUAGES) {
          const looking = scene(game, language, game.open[0]?.seat)
          const pen = new Pen(looking)
          const lines = greatWallModule.draw(looking)
          assertFits(lines)
          if (language === 'es') assertSpanish(lines.join('\n').replaceAll(/\(twelve chars\)|\(greedy\)/g, ''))
          const text = oneLine(lines.join(' '))
          const { towers, machines, types } = fieldOf(looking.view)!
          towers.forEach(({ seat, sections, honor }, tower) => {
            const who = seat === null ? pen.word('powder.empty') : pen.clan(seat)
            assert.equal(text.includes(`${tower} ${who} (+${honor}`), sections.length > 0, `${tower}: ${text}`)
            if (seat !== null) seen.add(`tower ${looking.view.players[seat]!.clan}`)
          })
          for (const here of machines.filter((list) => list.length > 0)) {
            assert.ok(text.includes(here.map((id) => pen.card(id)).join(', ')), text)
            seen.add(`machines ${here.length}`)
          }
          for (const { machine, beside } of types)
            if (beside > 0) assert.ok(text.includes(`${beside} ${pen.card(machine)}`), text)
        }
      })
    }
    assert.ok(seen.has('tower dragon') && seen.has('tower qin') && seen.has('machines 2'), [...seen].join(', '))
  })

  it('BPM-1, SHT-1, ROC-1: are in the card reader, by name and by ID, only where they are used', () => {
    const game = start({ seats: 3, expansions: ['blackPowder'] }, 'towers')
    for (const language of LANGUAGES) {
      const looking = scene(game, language, 0)
      const pen = new Pen(looking)
      const ids = ['BPM-1', 'BPM-3', 'SHT-1', 'ROC-4', 'BPA-6']
      assertInReader(looking, ids)
      for (const id of ids) assert.ok(oneLine(CARDS!.read(looking, pen.card(id)).join(' ')).includes(pen.card(id)))
    }
    const without = scene(start({ seats: 3 }, 'towers'), 'en', 0)
    assert.equal(CARDS!.read(without, 'ROC-4').length, 1)
    assert.ok(!greatWallModule.draw(without).join(' ').includes('Towers'))
  })
  it('XP-GEN-05: a game that all have lost at once has no winner, alone and each for himself', () => {
    const verdict = (setup: object) => {
      const game = start({ ...setup, expansions: ['blackPowder'] }, 'lost')
      game.state.over = true
      game.state.lost = 'walls'
      return greatWallModule.verdict!(game)?.key
    }
    assert.equal(verdict({ seats: 3 }), 'choice.verdict.allLost')
    assert.equal(verdict({ mode: 'solo', seats: 1 }), 'choice.verdict.soloAll')
  })
})
