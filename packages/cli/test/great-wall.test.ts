import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { Dice, writePosition } from '@wanli/kernel'
import { ASCII } from '../src/draw/layout.ts'
import { unpackLog } from '../src/files.ts'
import { tell } from '@wanli/text'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import type { Gw, GwScene } from '../src/games/great-wall/terms.ts'
import { LANGUAGES } from '../src/text/index.ts'
import { anything, assertFits, assertSpanish, play, savesIn, scene, start } from './great-wall-table.ts'
import { fileWith, here, newFolder, wanli } from './help.ts'

const THREE = ['play', 'great-wall', '--seats', '3', '--seed', '7']

describe('the picture of The Great Wall', () => {
  for (const seats of [3, 4])
    it(`never takes more than 120 columns and cuts nothing, in either language, for ${seats}`, () => {
      const game = start({ seats }, `picture ${seats}`)
      play(game, 'picture', () => {
        for (const language of LANGUAGES) assertFits(greatWallModule.draw(scene(game, language, game.open[0]!.seat)))
      })
      for (const language of LANGUAGES) {
        assertFits(greatWallModule.draw(scene(game, language, undefined)))
        for (let seat = 0; seat < seats; seat++)
          assertFits(greatWallModule.drawSeat(scene(game, language, undefined), seat))
      }
    })

  it('GW-HOOK-03: a Horde that stays is drawn in its row, behind empty ones', () => {
    const looking = scene(start({ seats: 3 }, 'rows'), 'en', 0)
    const [left, ...others] = looking.view.sections
    const hordes = left!.hordes.slice(0, 1).map((horde) => ({ ...horde, stays: 2 }))
    const gap = { ...looking, view: { ...looking.view, sections: [{ ...left!, hordes }, ...others] } }
    const lines = greatWallModule.draw(gap)
    assertFits(lines)
    const lineOf = (words: RegExp) => lines.findIndex((line) => words.test(line))
    // Three lines to a row, the far one on top.
    assert.equal(lineOf(/^│ no Horde/), lineOf(/^│ 3 /) + 7, lines.join('\n'))
  })

  it('fits with open Resources and plain characters too', () => {
    const game = start({ seats: 4, options: { 'info.showOpponentResources': true } }, 'open')
    play(game, 'open', (count) => {
      if (count % 20 !== 0) return
      const lines = greatWallModule.draw(scene(game, 'es', count % 4, ASCII))
      assertFits(lines)
      assert.ok(!/[─│┌┐□■▶]/.test(lines.join('')))
    })
  })

  it('closes every colour in the line that opens it', () => {
    const game = start({ seats: 4 }, 'colours')
    play(game, 'colours', (count) => {
      if (count % 5 !== 0) return
      const looking: GwScene = {
        ...scene(game, 'es', game.open[0]!.seat),
        paint: (_, text) => `\u001b[1m${text}\u001b[0m`,
      }
      const boards = looking.names.flatMap((_, seat) => greatWallModule.drawSeat(looking, seat))
      for (const line of [...greatWallModule.draw(looking), ...boards]) {
        const codes = line.match(/\u001b\[\dm/g) ?? [] // oxlint-disable-line no-control-regex
        assert.ok(codes.length === 0 || codes.at(-1) === '\u001b[0m', JSON.stringify(line))
        assert.equal(codes.filter((code) => code === '\u001b[1m').length, codes.length / 2, JSON.stringify(line))
      }
    })
  })

  it('says what Winter will do: what the Assault then compares', () => {
    const game = start({ seats: 4 }, 'assault')
    let assaults = 0
    game.say = (event) => {
      if (event.kind !== 'assault') return
      assaults++
      const { defense, power, breach } = event
      const text = `Defense ${defense} against ${power}: ${breach ? 'Breach' : 'holds'} by ${Math.abs(defense - power)}`
      assert.ok(
        greatWallModule.draw(scene(game, 'en', 0)).some((line) => line.includes(text)),
        text,
      )
    }
    play(game, 'assault', () => {})
    assert.ok(assaults > 5)
  })

  it('joins the two spots of a Horseman', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 10 && !(seen.has('h ─') && seen.has('h ┐')); n++) {
      const game = start({ seats: 3 }, `horsemen ${n}`)
      play(game, 'horsemen', () => {
        const lines = greatWallModule.draw(scene(game, 'en', undefined)).join('\n')
        for (const joint of ['h ─', 'h ┐', 'h ┘']) if (lines.includes(joint)) seen.add(joint)
      })
    }
    assert.deepEqual([...seen].sort(), ['h ─', 'h ┐', 'h ┘'])
  })

  it('shows nothing that another seat hides', () => {
    const game = start({ seats: 4 }, 'secrets')
    play(game, 'secrets', (count) => {
      const seat = count % 4
      const looking = scene(game, 'en', seat)
      const pen = new Pen(looking)
      const boards = game.state.players.flatMap((_, other) => greatWallModule.drawSeat(looking, other))
      const text = [...greatWallModule.draw(looking), ...boards].join('\n')
      game.state.players.forEach((player, other) => {
        if (other === seat) return
        const advisors = [...(player.general < 0 ? player.active : []), player.secretSupport].filter(
          (card) => card >= 0,
        )
        const hidden = [
          ...player.tactics.map((card) => game.box.tactics[card]!.id),
          ...player.dealt.map((card) => game.box.generals[card]!.id),
          ...advisors.map((card) => game.box.advisors[card]!.id),
        ]
        for (const id of hidden)
          assert.ok(!text.includes(pen.card(id)), `${pen.card(id)} of ${other} is shown to ${seat}`)
      })
      const own = game.state.players[seat]!
      for (const card of own.tactics) assert.ok(text.includes(pen.card(game.box.tactics[card]!.id)))
      if (own.dealt.length === 0) assert.ok(text.includes(pen.amounts(own.resources)))
    })
  })
})

describe('the options of The Great Wall', () => {
  it('tell whether a Clerk fills a Location, and what a Soldier gains', () => {
    const game = start({ seats: 4 }, 'options')
    const seen = new Set<string>()
    const textOf = (option: Gw['option'], seat: number) =>
      tell(greatWallModule.texts.en, 'en', greatWallModule.option(option, game.box, game.view(seat)))
    const dice = new Dice('options')
    while (!game.over) {
      const index = dice.below(game.open.length)
      const { seat, options } = game.open[index]!
      const option = options[dice.below(options.length)]!
      const text = textOf(option, seat)
      const before = game.state.players[seat]!.resources.slice()
      game.answer(seat, option.key)
      if (option.kind === 'clerk' && /: /.test(text)) {
        const { locked, spots } = game.view(seat).locations[option.to]!
        assert.equal(/: full/.test(text), spots !== null && locked, text)
        seen.add(text.replace(/^.*: (full[^,]*|activates|\d of \d).*$/, '$1'))
      }
      const wood = /spot \d: 1 Wood/.test(text)
      if (option.kind === 'attack' && wood) {
        assert.ok(game.state.players[seat]!.resources[0]! > before[0]!, text)
        seen.add('wood')
      }
    }
    for (const words of ['full', 'activates', '1 of 4']) assert.ok(seen.has(words), words)
  })

  it('stand under headings, with the rest at the end', async () => {
    const { out } = await here([...THREE, '--players', 'Ana,random,random'], {
      lines: ['1', '1', 'command workHarder', '1', 'pp', 'clerk pool>quarry', 'q'],
    })
    assert.match(out, / A Clerk from your pool\n +1 → .*\n(.*\n){1,8} Or\n +11 Stop here/)
    assert.match(out, / A Clerk from elsewhere\n +\d+ Quarry → /)
    assert.match(out, /1 Play \w+ +You: move up to/)
  })
})

describe('the other commands', () => {
  it('know The Great Wall', async () => {
    const games = JSON.parse((await here(['games', '--json'])).out) as { games: { id: string; seats: number[] }[] }
    assert.deepEqual(games.games.find(({ id }) => id === 'great-wall')?.seats, [1, 2, 3, 4, 5])
    const args = [
      'simulate',
      'great-wall',
      '--mode',
      'competitive',
      '--seats',
      '3',
      '--games',
      '2',
      '--cores',
      '1',
      '--json',
    ]
    const simulated = await here([...args, '--bots', 'random'])
    assert.equal((JSON.parse(simulated.out) as { finished: number }).finished, 2)
    assert.match((await here(['rules', 'GW-CLERK-02', '--lang', 'es'])).out, /^GW-CLERK-02 {2}Una Localización/)
    const folder = newFolder()
    await here([...THREE, '--players', 'random,random,random'], { folder })
    const replayed = await here(['replay', savesIn(folder)[0]!, '--to', '40', '--lang', 'es'])
    assert.match(replayed.out, /La Gran Muralla · Año 1, Otoño/)
    assertFits(replayed.out.split('\n'))
    const game = start({ seats: 3 }, 'position')
    const shown = await here(['position', fileWith(writePosition(game))])
    assert.equal(shown.code, 0, shown.err)
    assert.match(shown.out, /general GEN-\d+ +Take /)
    assertFits(shown.out.split('\n'))
  })
})

// --- at the terminal -----------------------------------------------------------------------------------------------------

function answersOf(file: string): readonly string[] {
  const read = unpackLog(readFileSync(file, 'utf8'))
  assert.ok(read.ok)
  return read.value.answers
}

describe('a game of The Great Wall at the terminal', () => {
  it('is played to its end with piped numbers, against bots', async () => {
    const folder = newFolder()
    const lines = Array.from({ length: 1500 }, () => '1')
    const { code, out, err } = await wanli([...THREE, '--players', 'Ana,random,random'], { folder, lines })
    assert.equal(code, 0, err)
    assert.match(out, /Dragon: Choose your General\./)
    assert.match(out, /The winner is (Dragon \(Ana\)|(Snake|Monkey) \(random\))\./)
    assert.match(out, /Player +.*Building.* Total\n1\. /)
    assert.ok(!out.includes('\u001b'), 'no screen is cleared, nothing is coloured')
    const [file] = savesIn(folder)
    assert.ok(readFileSync(file!).length < 8192)
    const verified = await here(['replay', file!, '--verify'])
    assert.equal(verified.code, 0, verified.out)
  })

  for (const language of LANGUAGES)
    it(`has no line that is too long or cut (${language})`, async () => {
      const args = ['play', 'great-wall', '--players', 'Ana,random,greedy,random', '--seed', 'wide', '--lang', language]
      const { code, out } = await here(args, { lines: anything(language) })
      assert.equal(code, 0)
      // The line that names the saved file is as long as its folder.
      assertFits(out.split('\n').filter((line) => !line.includes('.wanli')))
    })

  it('shows no English in Spanish', async () => {
    const lines = anything('es', ['?', 'b 2', 'h', '1', 'l'])
    const args = ['play', 'great-wall', '--players', 'Ana,random,random', '--seed', '3', '--lang', 'es']
    const { code, out } = await here(args, { lines })
    assert.equal(code, 0)
    assert.match(out, /Gana (Dragón|Serpiente|Mono)/)
    assertSpanish(out)
  })

  it('takes keys as answers, and explains what is not possible', async () => {
    const { code, out } = await here([...THREE, '--players', 'Ana,random,random'], {
      lines: ['1', '1', 'command attackOrder', '1', '? clerk', 'b snake', 'r GW-CLERK-02', 'q'],
    })
    assert.equal(code, 0)
    assert.match(out, /Command cards: .*Dragon: Attack Order/)
    assert.match(out, /Snake \(random\): 0 Honor\n · Clerks: 5 in the pool, 3 in the supply/)
    assert.match(out, /GW-CLERK-02: /)
  })

  it('reads set-up flags, and says what is wrong with them', async () => {
    const folder = newFolder()
    const flags = [
      '--option',
      'shame.soleTiming=afterEffect,archer.emptyShot=forbidden',
      '--clans',
      'turtle,monkey,snake',
    ]
    const right = await here([...THREE, '--mode', 'competitive', ...flags], { folder, lines: ['q'] })
    assert.equal(right.code, 0, right.err)
    const log = JSON.parse(readFileSync(savesIn(folder)[0]!, 'utf8')) as { setup: Gw['setup'] }
    assert.equal(log.setup.options['shame.soleTiming'], 'afterEffect')
    assert.equal(log.setup.options['archer.emptyShot'], 'forbidden')
    assert.deepEqual(log.setup.clans, ['turtle', 'monkey', 'snake'])
    const wrong = async (...extra: string[]) => {
      const { code, err } = await here([...THREE, ...extra])
      assert.equal(code, 2)
      return err
    }
    assert.match(await wrong('--option', 'raid.playerCount=human'), /Did you mean raid\.playerCount=humans\?/)
    assert.match(await wrong('--option', 'archer.emptyShot=allowed,archer.emptyShot=forbidden'), /given twice/)
    assert.match(await wrong('--clans', 'dragon,dragon,snake'), /needs 3 different clans/)
    assert.match(await wrong('--mode', 'chess'), /Choose one of: competitive/)
    const data = fileWith({ walls: [{ level: 'x' }] }, 'own.json')
    assert.match(await wrong('--data', data), /own\.json: walls, row 1/)
  })
})

// --- several people ------------------------------------------------------------------------------------------------------

describe('several people at The Great Wall', () => {
  it("never see each other's cards", async () => {
    const game = start({ seats: 3 }, 'hot')
    const pen = new Pen(scene(game, 'en', 0))
    const names = game.state.players.map(({ dealt, active }) => [
      ...dealt.map((card) => pen.card(game.box.generals[card]!.id)),
      ...active.map((card) => pen.card(game.box.advisors[card]!.id)),
    ])
    // Each presses Enter, chooses a General and an Advisor, and hands the keyboard on.
    const { out } = await here(['play', 'great-wall', '--players', 'Ana,Bo,Cai', '--seed', 'hot'], {
      lines: ['', '1', '1', '', '1', '1', '', '1', 'q'],
    })
    const screens = out.split('Pass the keyboard to ').slice(1)
    assert.equal(screens.length, 3)
    screens.forEach((text, seat) => {
      assert.ok(text.startsWith(['Dragon', 'Snake', 'Monkey'][seat]!))
      names.forEach((cards, owner) => {
        for (const card of cards)
          assert.equal(text.includes(card), owner === seat, `${card} of ${owner}, seen by ${seat}`)
      })
    })
  })
})

// --- standing answers ----------------------------------------------------------------------------------------------------

/** The events at which a Tactic card was asked for. */
const asked = (out: string) => [...out.matchAll(/Do you play a Tactic card\? \((.*)\)/g)].map(([, event]) => event!)

describe('standing answers', () => {
  const ONE = ['play', 'great-wall', '--seats', '3', '--seed', '1', '--players', 'Ana,random,random']
  /** A person who passes wherever that is possible, once or for good, and else takes the first option; then some last lines. */
  const passing = (key: 'p' | 'pp', answers: number, last: readonly string[]) => {
    let count = 0
    return () => (++count > answers ? (last[count - answers - 1] ?? 'q') : count % 2 === 0 ? key : '1')
  }

  it('pass on a kind of event from now on, until they are lifted', async () => {
    const folder = newFolder()
    const { out: first } = await here(ONE, { lines: passing('p', 100, ['q']) })
    const often = asked(first).find((event, i) => asked(first).indexOf(event) < i)
    assert.ok(often !== undefined, 'no event came up twice: the test proves nothing')

    const { out } = await here(ONE, { folder, lines: passing('pp', 100, ['a', 'q']) })
    assert.match(out, /p = pass {3}pp = pass every time: /)
    assert.match(out, /You pass without being asked: 1 /)
    assert.equal(asked(out).filter((other) => other === often).length, 1)
    assert.match(out, new RegExp(`You will be asked again: .*${often}`))
    const [file] = savesIn(folder)
    const answers = answersOf(file!)
    assert.ok(answers.some((answer) => /^@0 !stand-until-news tactic\.\w+ pass$/.test(answer)))
    assert.ok(answers.some((answer) => /^@0 !stand tactic\.\w+$/.test(answer)))
    assert.equal((await here(['replay', file!, '--verify'])).code, 0)
    const again = await here(['play', '--resume'], { folder, lines: ['q'] })
    assert.equal(again.code, 0, again.err)
    assert.ok(!again.out.includes('You pass without being asked'))
  })

  it('with nobody but bots, no question comes to which passing is the only answer', async () => {
    const { out } = await here(ONE, { lines: passing('p', 200, ['q']) })
    assert.ok(asked(out).length > 0)
    assert.ok(!/Do you play a Tactic card\?[^>]*\n +1 Pass\b/.test(out), 'asked in vain')
  })

  it('are kept in a saved game', async () => {
    const folder = newFolder()
    await here(ONE, { folder, lines: passing('pp', 100, ['q']) })
    const { out } = await here(['play', '--resume'], { folder, lines: ['a 99', 'a 1', 'a', 'a', 'q'] })
    assert.match(out, /You pass without being asked: 1 .*a = ask me again/)
    assert.match(out, /You will be asked again: /)
    assert.match(out, /You are asked every time: there is nothing to take back\./)
  })

  it('have keys that do nothing elsewhere', async () => {
    const { out } = await here(ONE, { lines: ['p', 'pp', 'a', 'q'] })
    assert.equal(out.split('There is nothing to pass on now: choose an option.').length, 3)
    const zhanguo = await here(['play', 'zhanguo', '--seats', '2', '--seed', '7', '--players', 'Ana,random'], {
      lines: ['pp', 'q'],
    })
    assert.match(zhanguo.out, /There is nothing to pass on now/)
  })
})
