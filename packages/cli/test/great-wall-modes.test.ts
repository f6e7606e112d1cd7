import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { type Table, writePosition } from '@wanli/kernel'
import { allSetups, fullestBox } from '@wanli/game-kit'
import { greatWall, SETUP } from '@wanli/great-wall'
import { contextOf } from '../src/context.ts'
import { ASCII } from '../src/draw/layout.ts'
import { unpackLog } from '../src/files.ts'
import { tell } from '@wanli/text'
import { speaker } from '../src/format.ts'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import type { Gw } from '../src/games/great-wall/terms.ts'
import { ranking, rankingJson } from '../src/play/ending.ts'
import { paragraphs } from '../src/play/notebook.ts'
import { runSimulate } from '../src/simulate/index.ts'
import { Tally } from '../src/simulate/tally.ts'
import { type Language, LANGUAGES } from '../src/text/index.ts'
import { anything, assertFits, assertSpanish, play, savesIn, scene, start } from './great-wall-table.ts'
import { fakeIo, fileWith, here, newFolder } from './help.ts'

/** Section 2.2 of the rules: every way to play that isn't simply each against each. */
const TABLES = [
  { mode: 'two', seats: 2, closed: true, automata: ['reed'] },
  { mode: 'solo', seats: 1, closed: true, automata: ['qin', 'reed'] },
  { mode: 'coop', seats: 2, closed: true, automata: ['reed'] },
  { mode: 'coop', seats: 3, closed: false, automata: [] },
  { mode: 'coop', seats: 4, closed: false, automata: [] },
] as const

/** Section 4 of the rules, the default first. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  'reed.overlord': ['activePlayer', 'highestTea'],
  'reed.claim': ['discard', 'nextPlayer'],
  'raid.playerCount': ['humans', 'withAutomata'],
  'shame.soleTiming': ['beforeEffect', 'afterEffect'],
  'tactic.defeatEvents': ['split', 'merged'],
  'command.betrayalCountsForHonor': ['true', 'false'],
  'archer.emptyShot': ['allowed', 'forbidden'],
  'solo.difficulty': ['normal', 'hard', 'harder'],
  'solo.advisorsPerSpring': ['1', '2'],
  'solo.qinClerks': ['8', '5'],
  'solo.qinReclaimHonor': ['true', 'false'],
  'solo.shameLoss': ['endCheck', 'immediate'],
  'solo.vitalOrder': ['rows', 'columns'],
  'coop.ordering': ['team', 'tea'],
  'coop.emptyPoolEndsGame': ['false', 'true'],
  'info.showOpponentResources': ['false', 'true'],
}

/** Begin a game with these flags and leave it: the set-up that was played. */
async function setupWith(...flags: string[]): Promise<Gw['setup']> {
  const folder = newFolder()
  const { code, err } = await here(['play', 'great-wall', ...flags], { folder, lines: ['q'] })
  assert.equal(code, 0, err)
  return (JSON.parse(readFileSync(savesIn(folder)[0]!, 'utf8')) as { setup: Gw['setup'] }).setup
}

async function refused(en: RegExp, es: RegExp, ...flags: string[]): Promise<void> {
  for (const command of ['play', 'simulate'])
    for (const [language, text] of Object.entries({ en, es })) {
      const { code, err } = await here([command, 'great-wall', ...flags, '--lang', language])
      assert.equal(code, 2, `${command} ${flags.join(' ')}`)
      assert.match(err, text)
    }
}

describe('the modes of The Great Wall: flags', () => {
  it('a number of players says the mode, a mode the number of players', async () => {
    for (const [flags, mode, seats] of [
      ['--seats 1', 'solo', 1],
      ['--seats 2', 'two', 2],
      ['--seats 3', 'competitive', 3],
      ['--seats 4', 'competitive', 4],
      ['--mode solo', 'solo', 1],
      ['--mode two', 'two', 2],
      ['--mode coop', 'coop', 4],
      ['--mode competitive', 'competitive', 4],
      ['--mode coop --seats 2', 'coop', 2],
      ['--mode coop --seats 3', 'coop', 3],
      ['--players Ana', 'solo', 1],
      ['--players Ana,random', 'two', 2],
      ['--mode coop --players Ana,random,random', 'coop', 3],
    ] as const) {
      const setup = await setupWith(...flags.split(' '))
      assert.deepEqual([setup.mode, setup.seats], [mode, seats], flags)
    }
  })

  it('players that do not fit the mode are refused, with those that do and the modes for them', async () => {
    await refused(
      /The mode solo is not for 2 players\. .* 1; or for --mode one of: two, coop\./,
      /El modo solo no es para 2 jugadores\. .* 1; o para --mode uno de estos: two, coop\./,
      '--mode',
      'solo',
      '--seats',
      '2',
    )
    await refused(
      /coop is not for 1 player\..* 2, 3, 4; .*solo/,
      /coop no es para 1 jugador\./,
      '--mode=coop',
      '--seats=1',
    )
    await refused(/competitive is not for 2 players/, /competitive no es para 2/, '--mode=competitive', '--seats=2')
    await refused(/"6" is not a number of players .* 1, 2, 3, 4/, /«6» no es un número/, '--seats', '6')
    await refused(/"5" is not a number .* choose one of 2\./, /uno de estos: 2\./, '--mode', 'two', '--seats', '5')
    await refused(/Choose one of: competitive, two, solo, coop/, /competitive, two, solo, coop/, '--mode', 'duel')
    const players = await here(['play', 'great-wall', '--mode', 'two', '--players', 'Ana,Bo,Cai'])
    assert.match(players.err, /The mode two is not for 3 players/)
    const bots = await here(['simulate', 'great-wall', '--mode', 'solo', '--bots', 'random,random'])
    assert.match(bots.err, /The mode solo is not for 2 players/)
  })

  it('every option of the rules can be chosen where it applies', async () => {
    const flag = greatWallModule.flags.find(({ name }) => name === 'option')
    const words = Object.entries(OPTIONS).flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
    const ofExpansions = SETUP.fields.filter(({ only }) =>
      [...SETUP.expansions!.map(({ name }) => `only.${name}`), 'only.coopHordes', 'only.coopScenario'].includes(
        only?.text ?? '',
      ),
    )
    const isBase = (word: string) => !ofExpansions.some(({ name }) => word.startsWith(`${name}=`))
    assert.deepEqual([...flag!.choices!].filter(isBase).sort(), words.sort())
    for (const [name, values] of Object.entries(OPTIONS)) {
      const mode = name.startsWith('coop.') ? 'coop' : name.startsWith('solo.') ? 'solo' : 'two'
      const setup = await setupWith('--mode', mode, '--option', `${name}=${values.at(-1)}`)
      assert.equal(String(setup.options[name as keyof typeof setup.options]), values.at(-1), name)
    }
    assert.equal((await setupWith('--mode=coop', '--seats=2', '--option=reed.claim=nextPlayer')).seats, 2)
  })

  it('an option of another mode is refused, with the modes that have it', async () => {
    await refused(
      /solo\.difficulty does not go with --mode competitive and 3 players\. Only in --mode solo\./,
      /solo\.difficulty no va con --mode competitive y 3 jugadores\. Solo en --mode solo\./,
      '--seats',
      '3',
      '--option',
      'solo.difficulty=hard',
    )
    await refused(
      /coop\.ordering does not go with --mode two .*Only in --mode coop/,
      /Solo en --mode coop/,
      '--seats=2',
      '--option=coop.ordering=tea',
    )
    await refused(
      /reed\.claim does not go with --mode coop and 3 players\. Only with the Reed Clan: .* --mode coop with 2 players/,
      /Solo con el Clan Junco: .* --mode coop con 2 jugadores/,
      '--mode=coop',
      '--seats=3',
      '--option=reed.claim=nextPlayer',
    )
  })

  it('wanli games lists the modes with their players, and where an option belongs', async () => {
    const { out } = await here(['games'])
    for (const line of [
      /competitive {2}Competitive\. .* Players: 3, 4\./,
      /two +Two players\. .* Players: 2\./,
      /solo +Solo\. .* Players: 1\./,
      /coop +Co-op\. .* Players: 2, 3, 4\./,
    ])
      assert.match(out, line)
    const { games } = JSON.parse((await here(['games', '--json'])).out) as {
      games: { id: string; modes: { id: string }[]; options: { id: string; about: string }[] }[]
    }
    const { modes, options } = games.find(({ id }) => id === 'great-wall')!
    assert.deepEqual(
      modes.map(({ id }) => id),
      ['competitive', 'two', 'solo', 'coop'],
    )
    const about = (word: string) => options.find(({ id }) => id === `--option ${word}`)!.about
    assert.match(about('solo.difficulty=harder'), /Only in --mode solo\./)
    assert.match(about('reed.overlord=highestTea'), /Only with the Reed Clan/)
    assert.doesNotMatch(about('archer.emptyShot=forbidden'), /Only/)
  })
})

describe('the modes of The Great Wall: the menu', () => {
  it('chooses a mode, and asks only for what it leaves open', async () => {
    const folder = newFolder()
    // Play The Great Wall, change the mode to solo, start, leave.
    const { out } = await here([], { terminal: true, folder, lines: ['2', '2', '3', '1', 'q', '6'] })
    assert.match(out, /Mode: Competitive\n +3 {2}Players: 4\n +4 {2}Other players: easy/)
    assert.match(out, /How do you play\?\n.*1 {2}Competitive\. .*\n.*2 {2}Two players\. /)
    assert.match(out, /1 {2}Start\n +2 {2}Mode: Solo\n +3 {2}Expansions: none\n +4 {2}Back/)
    const log = JSON.parse(readFileSync(savesIn(folder)[0]!, 'utf8')) as { setup: Gw['setup']; players: unknown[] }
    assert.equal(log.setup.mode, 'solo')
    assert.equal(log.players.length, 1)
  })

  it('offers the players of the mode', async () => {
    const folder = newFolder()
    const lines = ['2', '2', '4', '3', '3', '4', '3', '1', 'q', '6']
    const { out } = await here([], { terminal: true, folder, lines })
    assert.match(out, /How many play\?\n +1 {2}4\n +2 {2}3\n +3 {2}2\n/)
    const log = JSON.parse(readFileSync(savesIn(folder)[0]!, 'utf8')) as { setup: Gw['setup'] }
    assert.deepEqual([log.setup.mode, log.setup.seats], ['coop', 2])
  })
})

/** What stands in the rightmost panel below this title. */
function lastPanel(lines: readonly string[], title: string): string {
  const from = lines.findIndex((line) => line.includes(title))
  const height = lines.slice(from + 1).findIndex((line) => line.startsWith('└'))
  const cells = lines.slice(from + 1, from + 1 + height).map((line) => line.split('│').at(-2)!)
  return cells.join(' ')
}

const draw = (game: Table<Gw>, language: Language = 'en', seat?: number) =>
  greatWallModule.draw(scene(game, language, seat))

/** How often this letter stands for a Clerk in the panels of Locations. */
const clerksShown = (lines: readonly string[], letter: string): number => {
  const from = lines.findIndex((line) => line.includes('Locations'))
  const panels = lines.slice(from + 1, from + 6).map((line) => line.split('│').slice(1, 3).join(' '))
  return panels.reduce((sum, line) => {
    const marks = [...line.matchAll(new RegExp(`(?<= )${letter}(\\d?)(?= )`, 'g'))]
    return sum + marks.reduce((count, [, n]) => count + (n === '' ? 1 : Number(n)), 0)
  }, 0)
}

describe('the modes of The Great Wall: the picture', () => {
  for (const { mode, seats, closed, automata } of TABLES)
    it(`${mode} for ${seats}: fits in both languages, and shows the table as it is`, () => {
      const game = start({ mode, seats }, `picture ${mode} ${seats}`)
      play(game, 'picture', (count) => {
        for (const language of LANGUAGES) assertFits(draw(game, language, game.open[0]!.seat))
        if (count % 10 !== 0) return
        const lines = draw(game)
        const text = lines.join('\n')
        assert.equal(/Left .*\n.* 3 ■/.test(text) || text.includes('closed by 3'), closed)
        assert.equal(text.includes('Artifacts'), mode !== 'coop')
        assert.equal(text.includes('Reed Clan'), (automata as readonly string[]).includes('reed'))
        if (closed) assert.equal(clerksShown(lines, 'R'), 3)
      })
      for (const language of LANGUAGES) {
        assertFits(draw(game, language))
        for (const { seat } of game.view(undefined).players)
          assertFits(greatWallModule.drawSeat(scene(game, language, undefined), seat))
      }
      const plain = greatWallModule.draw(scene(game, 'es', 0, ASCII))
      assertFits(plain)
      assert.ok(!/[─│┌┐□■▶]/.test(plain.join('')))
    })

  it('a closed section has a blocker in each of its Horde slots, and no Wall', () => {
    const lines = draw(start({ mode: 'two', seats: 2 }, 'closed'))
    const from = lines.findIndex((line) => line.includes('─ Left ─'))
    const cells = lines.slice(from, from + 7).map((line) => line.slice(1, 19).trim())
    assert.deepEqual(cells.slice(1, 4), ['3 ■', '2 ■', '1 ■'])
    assert.match(cells[4]!, /not in play/)
    assert.equal(cells.slice(5).join(' '), 'closed by 3 Barricades')
  })

  it('solo: Honor, Clerks, Soldiers, Overseers, supporters, deck and track of Qin Jiushao', () => {
    const game = start({ mode: 'solo', seats: 1, options: { 'solo.difficulty': 'hard' } }, 'qin')
    let figures = 0
    play(game, 'qin', (count) => {
      if (count % 10 !== 0) return
      const lines = draw(game)
      const text = lines.join('\n')
      const [, qin, reed] = game.state.players
      const n = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`
      const row = lines.find((line) => line.startsWith('  Qin Jiushao') || line.startsWith('   Qin Jiushao'))!
      assert.match(row, new RegExp(`Qin Jiushao +${qin!.honor} +${qin!.clerkPool} +${qin!.free.join('/')} `))
      assert.ok(row.includes(qin!.overseers.join('/')), row)
      assert.ok(text.includes(n(qin!.supporting.length, 'Supporting Advisor')), row)
      assert.match(text.replace(/\s+/g, ' '), new RegExp(`${n(qin!.commands.length, 'card')} in his deck`))
      assert.match(text, new RegExp(`^ +Reed Clan +· +· +${reed!.free.join('/')} +· +· `, 'm'))
      assert.equal(clerksShown(lines, 'Q'), 8 - qin!.clerkPool)
      const pen = new Pen(scene(game, 'en', undefined))
      const { track } = game.view(undefined).extras['qin'] as { track: string[] }
      const places = track.map((id) => pen.location(id)).join(' → ')
      assert.ok(text.includes(`Track of Qin Jiushao, highest to lowest: ${places}`), places)
      assert.match(text, new RegExp(`more Honor than Qin Jiushao \\(${qin!.honor}\\)`))
      assert.match(text, new RegExp(`Lost if the Shame pool is empty: ${game.state.shamePool} left`))
      figures += [...text.matchAll(/Q[sa] /g)].length
    })
    assert.ok(figures > 0, 'his Soldiers stand on Hordes and Firing spots')
  })

  it('co-op: what the Requests ask for, progress, the Shame pool, Events in force, claimed Hordes', () => {
    const seen = new Set<string>()
    for (const [seats, goal] of [
      [2, 6],
      [3, 7],
      [4, 9],
    ] as const) {
      const game = start({ mode: 'coop', seats }, `coop ${seats}`)
      play(game, 'coop', (count) => {
        if (count % 10 !== 0) return
        const looking = scene(game, 'en', undefined)
        const pen = new Pen(looking)
        const text = greatWallModule.draw(looking).join('\n')
        // Broken into lines, in panels: only the words count.
        const words = (all: string) => all.replace(/[│\s]+/g, ' ')
        const coop = looking.view.extras['coop'] as {
          requests: ({ card: string } | null)[]
          done: string[]
          events: string[]
        }
        const asked = words(lastPanel(text.split('\n'), "Emperor's Requests"))
        for (const request of coop.requests)
          if (request !== null)
            assert.ok(asked.includes(`${pen.card(request.card)}: ${pen.cardText(request.card)}`), request.card)
        assert.match(text, new RegExp(`Goal: ${goal} Requests \\(fulfilled: ${coop.done.length}\\)`))
        assert.match(text, new RegExp(`a Shame token is due and none is left: ${game.state.shamePool} left`))
        for (const event of coop.events) {
          assert.ok(words(text).includes(words(`${pen.card(event)}: ${pen.passiveText(event)}`)), event)
          seen.add('event')
        }
        if (/ ability │/.test(text)) {
          assert.match(text, /^ (Plunderers|Tribute Takers|Poison Archers): /m)
          seen.add('ability')
        }
      })
    }
    assert.deepEqual([...seen].sort(), ['ability', 'event'])
  })

  it('co-op: how many Hordes each has claimed, though the cards are gone (GW-COOP-20)', () => {
    const game = start({ mode: 'coop', seats: 3 }, 'claimed')
    play(game, 'claimed', () => {})
    ;(game.state.extras['coop'] as { claimed: number[] }).claimed = [2, 0, 1]
    const text = draw(game).join('\n').replace(/\s+/g, ' ')
    assert.match(text, /Dragón .* 2 Hordes claimed .*Serpiente/)
    assert.match(text, /Mono .* 1 Horde claimed/)
    assert.doesNotMatch(text, /0 Hordes/)
  })

  it('co-op: one Horde more comes each Spring than the Time track says, none after the last slot', () => {
    for (const mode of ['competitive', 'coop']) {
      const game = start({ mode, seats: 3 }, 'hordes')
      const next = game.box.time[1]!.hordes + (mode === 'coop' ? 1 : 0)
      assert.match(draw(game)[0]!, new RegExp(`· ${next} Hordes? next Spring`))
    }
  })
})

describe('the modes of The Great Wall: questions', () => {
  const textOf = (game: Table<Gw>, option: Gw['option'], seat: number) => {
    const question = game.open.find((open) => open.seat === seat)
    return tell(greatWallModule.texts.en, 'en', greatWallModule.option(option, game.box, game.view(seat), question))
  }

  it('tell what a Clerk, a Spearman and a Barricade of the Reed Clan do', () => {
    const seen = new Set<string>()
    for (const seed of ['reed 1', 'reed 2', 'reed 3']) {
      const game = start({ mode: 'two', seats: 2 }, seed)
      play(game, seed, () => {
        for (const { seat, prompt, options } of game.open) {
          const texts = options.map((option) => textOf(game, option, seat))
          const looking = scene(game, 'en', seat)
          const remarks = options.map((option) => greatWallModule.remark(option, looking) ?? '')
          if (prompt === 'reedClerk') {
            assert.ok(
              texts.some((text) => /(\d of \d|full|activates|idle while alone)/.test(text)),
              texts.join('; '),
            )
            for (const text of texts) assert.doesNotMatch(text, /recruit|with Shame|hire/)
            if (texts.some((text) => /Quarry: .*1 Stone to the Warehouse/.test(text))) seen.add('clerk')
          }
          // GW-REED-14d, -14e: no price, no Honor, no reward.
          if (prompt === 'reedSpearman') {
            for (const text of texts) assert.match(text, /^[^:]+ \(row 1\), spot \d(: the last)?$/)
            seen.add('spearman')
          }
          if (prompt === 'reedBarricade') {
            for (const text of remarks) assert.match(text, /^Defense/)
            seen.add('barricade')
          }
          if (options.some(({ kind }) => kind === 'activate'))
            for (const text of remarks) if (/Reed Clan: a free Barricade/.test(text)) seen.add('activation')
        }
      })
    }
    for (const word of ['clerk', 'spearman', 'barricade']) assert.ok(seen.has(word), word)
  })

  it('the order of the team may be left to the Tea order for good', async () => {
    const folder = newFolder()
    const args = ['play', 'great-wall', '--mode', 'coop', '--seats', '3', '--players', 'Ana,Bo,Cai', '--seed', 'order']
    // A person who would rather not be asked: pp wherever it is possible, else the first option.
    let count = 0
    const lines = () => (++count > 120 ? 'q' : count % 2 === 0 ? 'pp' : '1')
    const { code, out, err } = await here(args, { folder, lines })
    assert.equal(code, 0, err)
    assert.match(out, /p = In Tea order {3}pp = every time: the order of the team/)
    assert.match(out, /You pass without being asked: .*\d the order of the team/)
    const log = unpackLog(readFileSync(savesIn(folder)[0]!, 'utf8'))
    assert.ok(log.ok && log.value.answers.some((answer) => /^@\d !stand-until-news order order tea$/.test(answer)))
  })

  it('b shows the board of an automaton too', async () => {
    const args = ['play', 'great-wall', '--mode', 'solo', '--seed', '7']
    const { out } = await here(args, { lines: ['b', 'b qin jiushao', 'b 3', 'q'] })
    assert.match(out, /1 Dragon \(you\), 2 Qin Jiushao, 3 Reed Clan\./)
    assert.match(out, /Qin Jiushao: 0 Honor\n · Clerks: 8 in the pool; at none\n/)
    assert.match(out, / · Command cards: 6 in his deck; discarded: none\n/)
    assert.match(out, /Reed Clan\n · Clerks: 0 in the pool; at Lumber Mill 1, Quarry 1, Gold Mine 1\n/)
  })
})

describe('the modes of The Great Wall: the log', () => {
  const told = (language: Language) => {
    const game = start({ mode: 'solo', seats: 1 }, 'log')
    const events: Gw['event'][] = []
    game.say = (event) => events.push(event)
    play(game, 'log', () => {})
    return paragraphs(events, greatWallModule, game, language)
  }

  it('tells each step of an automaton with its reason, one after the other', () => {
    const lines = told('en')
    const has = (line: RegExp) =>
      assert.ok(
        lines.some((text) => line.test(text)),
        String(line),
      )
    has(/^Qin Jiushao: lowest on his track: (\w+( \w+)?); moves a Clerk: pool → \1\.$/)
    has(/^Qin Jiushao: the card goes to the lowest empty spot, (\d); puts .* on spot \1 of the Command track\.$/)
    has(/^Qin Jiushao: highest on his track that activates with a Clerk of his: (.*)\. The \1 activates\./)
    has(/^Reed Clan: its Overlord is (Dragon|Qin Jiushao)\.$/)
    for (const line of lines) {
      if (line.includes('Command cards: ')) continue
      assert.ok(line.split('Qin Jiushao: ').length <= 2, line)
      assert.ok(line.split('lowest on his track').length <= 2, line)
    }
  })

  it('does so in Spanish', () => {
    assertSpanish(told('es').join('\n'))
  })
})

// --- whole games ---------------------------------------------------------------------------------------------------------

const VERDICTS: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  two: { en: /^The winner is (Dragon|Snake)/m, es: /^Gana (Dragón|Serpiente)/m },
  solo: { en: /^(Dragon has won|The game is lost): /m, es: /^(Dragón gana|La partida está perdida): /m },
  coop: { en: /^The team has (won|lost): \d of \d Requests/m, es: /^El equipo (gana|pierde): \d de \d Demandas/m },
}

describe('the modes of The Great Wall: whole games at the terminal', () => {
  for (const { mode, seats } of TABLES)
    for (const language of LANGUAGES)
      it(`${mode} for ${seats} (${language})`, async () => {
        const folder = newFolder()
        const names = ['Ana', ...Array<string>(seats - 1).fill('random')].join(',')
        const args = ['--mode', mode, '--players', names, '--seed', `whole ${seats}`, '--lang', language]
        const lines = anything(`${mode} ${seats}`, ['?', 'h', '1', 'l'])
        const { code, out, err } = await here(['play', 'great-wall', ...args], { folder, lines })
        assert.equal(code, 0, err)
        assert.match(out, VERDICTS[mode]![language])
        const shown = out.split('\n').filter((line) => !line.includes('.wanli'))
        assertFits(shown)
        if (language === 'es') assertSpanish(shown.join('\n'))
        const [file] = savesIn(folder)
        assert.ok(readFileSync(file!).length < 8192)
        assert.equal((await here(['replay', file!, '--verify'])).code, 0)
        const replayed = await here(['replay', file!, '--lang', language])
        const ending = (text: string) => VERDICTS[mode]![language].exec(text)![0]
        assert.equal(ending(replayed.out), ending(out))
        if (language === 'es') assertSpanish(replayed.out)
      })

  it('replay and position show every mode', async () => {
    for (const { mode, seats } of TABLES) {
      const game = start({ mode, seats }, 'position')
      const shown = await here(['position', fileWith(writePosition(game))])
      assert.equal(shown.code, 0, shown.err)
      assert.equal(shown.out.includes('Reed Clan'), game.box.automata.length > 0)
      assertFits(shown.out.split('\n'))
      const folder = newFolder()
      const bots = Array<string>(seats).fill('random').join(',')
      const args = ['play', 'great-wall', '--mode', mode, '--players', bots, '--seed', 'replay', '--json']
      const played = JSON.parse((await here(args, { folder })).out) as {
        winners: number[]
        ranking: { name: string }[]
      }
      const replayed = await here(['replay', savesIn(folder)[0]!, '--json'])
      const again = JSON.parse(replayed.out) as typeof played & { scores: number[] }
      assert.deepEqual(again.winners, played.winners)
      assert.deepEqual(again.ranking, played.ranking)
      assert.equal(again.scores.length, seats, 'only those of the players')
      assert.equal(played.ranking.length, mode === 'solo' ? 2 : seats)
      assert.equal(
        played.ranking.some(({ name }) => name === 'qin'),
        mode === 'solo',
      )
      const step = await here(['replay', savesIn(folder)[0]!, '--to', '30', '--lang', 'es'])
      assertFits(step.out.split('\n'))
      assertSpanish(step.out)
    }
  })
})

/** A finished game, with another result. */
function ended(words: object, change: (state: Gw['state']) => void): Table<Gw> {
  const game = start(words, 'ending')
  play(game, 'ending', () => {})
  change(game.state)
  return game
}
const rankingOf = (game: Table<Gw>, language: Language) =>
  ranking(contextOf(fakeIo({}).io, language, speaker(language)), greatWallModule, game, (seat) =>
    tell(greatWallModule.texts[language], language, greatWallModule.seat(game.box, seat)),
  )

describe('the modes of The Great Wall: the end', () => {
  const solo = (honor: number, theirs: number, lost = false) =>
    ended({ mode: 'solo', seats: 1, options: { 'solo.difficulty': 'hard' } }, ({ players, extras }) => {
      players[0]!.honor = honor
      players[1]!.honor = theirs
      ;(extras['qin'] as { lost: boolean }).lost = lost
    })
  const places = (game: Table<Gw>) => rankingJson(greatWallModule, game).map((row) => (row as { name: string }).name)

  it('solo: won only with more Honor than Qin Jiushao (GW-SOLO-37)', () => {
    const won = solo(101, 100)
    assert.equal(rankingOf(won, 'en')[0], 'Dragon has won: 101 Honor against the 100 of Qin Jiushao.')
    assert.equal(rankingOf(won, 'es')[0], 'Dragón gana: 101 de Honor contra los 100 de Qin Jiushao.')
    assert.deepEqual(places(won), ['dragon', 'qin'])
    const tie = solo(100, 100)
    assert.equal(rankingOf(tie, 'en')[0], 'The game is lost: Qin Jiushao has 100 Honor, Dragon 100.')
    assert.deepEqual(places(tie), ['qin', 'dragon'])
    assert.match(rankingOf(tie, 'en')[2]!, /Player +Start /)
    assert.match(rankingOf(tie, 'en')[3]!, /^1\. +Qin Jiushao +-?\d+ .* 100$/)
  })

  it('solo: lost outright with an empty Shame pool, whatever the Honor', () => {
    const lost = solo(300, 100, true)
    assert.equal(rankingOf(lost, 'en')[0], 'The game is lost: the Shame pool is empty.')
    assert.deepEqual(places(lost), ['qin', 'dragon'])
    assertSpanish(rankingOf(lost, 'es').join('\n'))
  })

  it('co-op: the team wins or loses, and nobody is first (GW-COOP-27)', () => {
    for (const [result, text] of [
      ['won', 'The team has won: 7 of 7 Requests fulfilled.'],
      ['lost', 'The team has lost: 7 of 7 Requests fulfilled.'],
    ] as const) {
      const game = ended({ mode: 'coop', seats: 3 }, ({ extras }) => {
        const coop = extras['coop'] as { result: string; done: number[] }
        coop.result = result
        coop.done = [0, 1, 2, 3, 4, 5, 6]
      })
      assert.deepEqual(greatWall.winners(game.state, game.box), result === 'won' ? [0, 1, 2] : [])
      const lines = rankingOf(game, 'en')
      assert.equal(lines[0], text)
      assert.ok(lines.slice(3).every((line) => !/^\d\./.test(line)))
      assert.deepEqual(places(game), ['dragon', 'snake', 'monkey'])
    }
  })
})

describe('the modes of The Great Wall: simulations', () => {
  const result = { decisions: 1, scores: [5, 5], bots: ['a', 'b'], together: true }
  const options = { game: 'great-wall', bots: ['random'], games: 2, seed: '1' }

  it('a win together counts in full for everyone, a tie in part, and a lost game for nobody', () => {
    const team = new Tally()
    team.add({ ...result, game: 0, winners: [0, 1] })
    team.add({ ...result, game: 1, winners: [] })
    const report = team.report(options, 1, 1)
    assert.deepEqual(report.wins, [0.5, 0.5])
    assert.equal(report.lost, 0.5)
    const rivals = new Tally()
    rivals.add({ ...result, together: false, game: 0, winners: [0, 1] })
    rivals.add({ ...result, together: false, game: 1, winners: [1] })
    assert.deepEqual(rivals.report(options, 1, 1).wins, [0.25, 0.75])
    assert.equal(rivals.report(options, 1, 1).lost, 0)
  })

  it('all set-ups: every mode with every number of players soon, every option with every other in the end', () => {
    const base = allSetups({ ...SETUP, expansions: [] })
    const kinds = Array.from({ length: 7 }, (_, i) => base.at(i))
    assert.deepEqual(
      kinds.map(({ mode, seats }) => `${mode as string} ${seats as number}`),
      ['competitive 3', 'competitive 4', 'two 2', 'solo 1', 'coop 2', 'coop 3', 'coop 4'],
    )
    const all = Array.from({ length: base.length }, (_, i) => base.at(i))
    const count = (mode: string, seats: number) =>
      new Set(all.filter((one) => one['mode'] === mode && one['seats'] === seats).map((one) => JSON.stringify(one)))
        .size
    // 2 to the number of options with two values, and three difficulties.
    assert.equal(count('competitive', 3), 2 ** 5)
    assert.equal(count('two', 2), 2 ** 8)
    assert.equal(count('solo', 1), 3 * 2 ** 13)
    assert.equal(count('coop', 2), 2 ** 10)
    assert.equal(count('coop', 4), 2 ** 7)
    assert.deepEqual(base.at(12345), all[12345])
  })

  it('all set-ups: every selection of expansions with every mode that it goes with soon, and the fullest box at one table of six', () => {
    const setups = allSetups(SETUP)
    const box = fullestBox(SETUP)
    const sets = box.length
    // XP-REF-01 to -03, -07: a scenario goes with the fifth seat alone, and not with every mode.
    const scenarios = SETUP.expansions!.flatMap(({ name }) =>
      box.includes(name)
        ? []
        : Object.entries(SETUP.modes).filter(([mode, [seats]]) =>
            SETUP.allows!({ mode, seats: seats!, expansions: [name] }),
          ),
    )
    const met = new Set<string>()
    let full = 0
    for (let i = 0; i < 600; i++) {
      const { mode, expansions = [] } = setups.at(i) as { mode: string; expansions?: readonly string[] }
      met.add(`${mode} ${expansions.join(' ')}`)
      if (expansions.length === sets) full++
    }
    assert.equal(met.size, Object.keys(SETUP.modes).length * 2 ** sets + 2 * scenarios.length)
    assert.equal(full, 100)
    const step = Math.floor(setups.length / 500)
    for (let i = 0; i < setups.length; i += step) {
      const setup = setups.at(i)
      assert.ok(greatWall.checkSetup(setup).ok, JSON.stringify(setup))
    }
  })

  it('all set-ups break no rule', async () => {
    const args = ['simulate', 'great-wall', '--setups', 'all', '--games', '42', '--cores', '1', '--check', '--json']
    const { code, out, err } = await here([...args, '--seed', 'modes', '--bots', 'random'])
    assert.equal(code, 0, out + err)
    const report = JSON.parse(out) as { finished: number; failed: number; lost: number; scores: number[] }
    assert.deepEqual([report.finished, report.failed], [42, 0])
    assert.ok(report.lost > 0)
  })

  for (const { mode, seats } of TABLES)
    it(`${mode} for ${seats}: seats, scores and wins of the players only`, async () => {
      const report = await runSimulate({ ...options, setup: { mode, seats }, games: 4, cores: 1, check: true })
      assert.deepEqual([report.finished, report.failed, report.scores.length], [4, 0, seats])
      if (mode === 'two') assert.equal(report.lost, 0)
      if (mode === 'coop') assert.ok(Math.abs(report.wins[0]! + report.lost - 1) < 1e-9)
    })

  it('say how many games nobody won', async () => {
    const args = [
      'simulate',
      'great-wall',
      '--mode',
      'coop',
      '--seats',
      '2',
      '--games',
      '3',
      '--cores',
      '1',
      '--seed',
      '1',
    ]
    assert.match((await here(args)).out, /Games that nobody won +\d+\.0%/)
    assert.match((await here([...args, '--lang', 'es'])).out, /Partidas que nadie ha ganado +\d+,0/)
  })
})
