import { cardText, cardTitle } from '@wanli/great-wall/text'
import type { Message } from '../../../../text/index.ts'
import type { LedgerLine, What } from '../../../face.ts'
import { line } from '../../ledger.ts'
import type { Box, Option, View } from '../../types.ts'
import type { ExpansionFace, Telling } from '../face.ts'
import { machinesLostActs, ramActs, shotActs, siegeActs, towerActs } from './acts.ts'
import { pictures } from './pictures.ts'
import { cellWays, isAimed, machineWays, patternWays, shotWays, towerWays } from './places.ts'
import { gists, texts } from './text.ts'
import { fieldOf } from './view.ts'

function tower(name: string | undefined, { setup }: Box, view: View): What | undefined {
  const here = fieldOf(view)?.towers[Number(name)]
  if (here === undefined || here.sections.length === 0) return undefined
  return {
    title: { key: 'gw.tower.title' },
    lines: [
      { key: 'gw.tower.what' },
      { key: 'gw.tower.what.end', params: { scored: String(setup.options['bp.towerScoring']) } },
    ],
    worth: { key: 'gw.tower.now', params: { honor: here.honor, shame: here.shame } },
    pictured: 'tower',
    rule: 'BP-TOW-08',
  }
}

function machine(id: string, box: Box, view: View): What | undefined {
  if (fieldOf(view)?.types.some((type) => type.machine === id) !== true) return undefined
  return {
    title: cardTitle(id, box),
    lines: [...cardText(id, box), { key: 'gw.machine.what' }, { key: 'gw.machine.hits' }],
    pictured: id,
    rule: 'BP-WM-08',
  }
}

/** BP-HOR-02 to -05, -12: what a Ram or a Trebuchet will do in Winter where it stands. */
function engineWord(_modifier: string, card: string, view: View): Message | undefined {
  const engine = fieldOf(view)?.engines[card]
  if (engine === undefined) return undefined
  const { row, moves, breaks } = engine
  const key = moves ? (breaks ? 'arrives' : 'moves') : breaks ? 'breaks' : 'waits'
  return { key: `gw.engine.${key}`, params: { row: row + 1 } }
}

/** BP-TOW-08: what my Towers will bring, if every Section does as its outlook says. */
const watch = (before: View, after: View): readonly LedgerLine[] => {
  const mine = (view: View) => (fieldOf(view)?.towers ?? []).filter(({ seat }) => seat === before.seat)
  const honor = (view: View) => mine(view).reduce((sum, tower) => sum + tower.honor - tower.shame, 0)
  const [was, is] = [honor(before), honor(after)]
  if (was === is && mine(before).length === mine(after).length) return []
  return [line({ key: 'gw.ledger.towers' }, was, is, is === was ? null : is > was)]
}

/** BP-WM-04: what is built is paid at the end, but what a machine brings is known. */
function promised(before: View, after: View, option: Option | undefined): readonly LedgerLine[] {
  const field = fieldOf(before)
  if (field === undefined || option?.kind !== 'machine') return []
  const count = (view: View) => fieldOf(view)!.machines[option.section]!.length
  const honor = before.players[before.seat ?? -1]?.honor
  if (count(before) !== count(after) || honor === undefined) return []
  return [line({ key: 'label.honor' }, honor, honor + field.types[option.machine]!.buildHonor, true)]
}

const machineTold: Telling = {
  named: ({ seat, section, machine: id }) => [
    `machine:${String(section)}:${String(id)}`,
    `section:${String(section)}`,
    `seat:${String(seat)}`,
  ],
  sound: 'stone',
  next: { key: 'gw.next.machine' },
}

const unit = (name: string, rule: string) => ({ rule, about: { key: `gw.unit.${name}` } })

/** A machine is taken up and put on a Wall; to shoot, the machine, the Horde, and where its pattern falls are clicked. */
export const blackPowder: ExpansionFace = {
  name: 'blackPowder',
  ways: { machine: machineWays, tower: towerWays, shot: shotWays, pattern: patternWays, cell: cellWays },
  what: {
    tower: ([name], box, view) => tower(name, box, view),
    machine: ([, id = ''], box, view) => machine(id, box, view),
    beside: ([id = ''], box, view) => machine(id, box, view),
  },
  card: (id, box, view) => machine(id, box, view),
  aimsAt: isAimed,
  ledger: (before, after, _box, option) => [...promised(before, after, option), ...watch(before, after)],
  told: {
    machinePlaced: machineTold,
    machineBuilt: machineTold,
    machinesDestroyed: {
      named: ({ section }) => [`section:${String(section)}`],
      sound: 'stones',
      acts: machinesLostActs,
      moment: ({ section }) => ({
        places: [`section:${String(section)}`],
        icon: 'ladders',
        words: { key: 'gw.moment.machinesLost' },
        good: false,
      }),
    },
    towerManned: {
      named: ({ seat, tower: at }) => [`tower:${String(at)}`, `seat:${String(seat)}`],
      sound: 'clerk',
      next: { key: 'gw.next.tower' },
    },
    towerLeft: { named: ({ tower: at }) => [`tower:${String(at)}`], follows: true },
    towerCleared: {
      named: ({ tower: at }) => [`tower:${String(at)}`],
      sound: 'stones',
      acts: towerActs,
      moment: ({ seat, tower: at }) => ({
        places: [`tower:${String(at)}`],
        icon: 'tower',
        foot: true,
        words: { key: 'gw.moment.tower' },
        seat: Number(seat),
        good: false,
      }),
      next: { key: 'gw.next.tower' },
    },
    shot: {
      named: ({ seat, section, machine: id, horde }) => [
        `machine:${String(section)}:${String(id)}`,
        `horde:${String(horde)}`,
        `seat:${String(seat)}`,
      ],
      sound: 'stones',
      moment: ({ seat, section, machine: id, horde }, box) => ({
        places: [`machine:${String(section)}:${String(id)}`, `horde:${String(horde)}`],
        icon: 'shot',
        foot: true,
        words: { key: 'gw.moment.shot', params: { machine: cardTitle(String(id), box) } },
        seat: Number(seat),
        good: null,
      }),
      next: { key: 'gw.next.shot' },
    },
    rocketDrawn: { shows: 'card', sound: 'card' },
    shotLaid: { follows: true, sound: 'clash', acts: shotActs },
    hordesSwapped: { acts: ramActs },
    besieged: {
      named: ({ horde, section }) => [`horde:${String(horde)}`, `section:${String(section)}`],
      sound: 'stones',
      acts: (line, _told, box) => siegeActs(line, box),
      moment: ({ horde }, box) => ({
        places: [`horde:${String(horde)}`],
        icon: 'ram',
        foot: true,
        words: { key: 'gw.moment.besieged', params: { horde: cardTitle(String(horde), box) } },
        good: false,
      }),
    },
  },
  asked: {
    startMachine: { key: 'gw.next.machine' },
    startOverseer: { key: 'gw.next.overseer' },
    tower: { key: 'gw.next.tower' },
    shot: { key: 'gw.next.shot' },
    works: { key: 'gw.next.shot' },
    pattern: { key: 'gw.next.shot' },
  },
  changes: ({ team }) => [
    { icon: 'wall', title: { key: 'gw.change.walls' }, text: { key: 'gw.change.walls.broken' } },
    // XRUL-06: a team has its one more already.
    ...(team ? [] : [{ icon: 'spring', title: { key: 'gw.change.more' }, text: { key: 'gw.change.more.spring' } }]),
  ],
  // BP-TOW-01
  stands: (view) =>
    (fieldOf(view)?.towers ?? []).flatMap(({ seat }, at) =>
      seat === null ? [] : [{ seat, unit: 'spearman', place: `tower:${at}` }],
    ),
  units: {
    monk: unit('monk', 'BP-SOL-03'),
    bomber: unit('bomber', 'BP-SOL-04'),
    flamethrower: unit('flamethrower', 'BP-SOL-09'),
    crossbowman: unit('crossbowman', 'BP-SOL-12'),
    tank: unit('tank', 'BP-SOL-21'),
  },
  texts,
  hordeWord: engineWord,
  gists,
  pictures,
}
