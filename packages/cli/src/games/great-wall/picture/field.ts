import { hordeAt, rowsOf } from '@wanli/great-wall'
import { row, ruler } from '../../../draw/layout.ts'
import { fit, width, wrap } from '../../../draw/width.ts'
import { fieldOf, type HordeBox, type HordeView, RESOURCES, SECTION_KEYS, type SectionView } from '../terms.ts'
import { isWord } from '../text/index.ts'
import type { Pen } from './pen.ts'

/** All columns together. */
const WIDTH = 114
/** A section that is out of use needs no more. */
const CLOSED = 18
const GRID_COLUMNS = 6
const CELL = 3
/** Lines of one Horde: its name, and the two rows of its grid. */
const HORDE_LINES = 3

/** The three sections, one column each: the Hordes, the far row on top, then the Wall and what stands on and behind it. */
export function field(pen: Pen): string[] {
  const { glyphs, view } = pen.scene
  const { sections } = view
  const widths = widthsOf(sections)
  const line = (cells: readonly string[]) => row(glyphs, widths, cells)
  const deep = Math.max(1, ...sections.map(({ hordes }) => rowsOf(hordes)))
  const rows = Array.from({ length: deep }, (_, i) => deep - 1 - i)
  const hordes = rows.flatMap((place) => {
    const cells = sections.map((section, i) =>
      section.usable ? hordeLines(pen, section, place, widths[i]! - 1) : blockers(pen, place),
    )
    return Array.from({ length: HORDE_LINES }, (_, i) => line(cells.map((lines) => lines[i] ?? '')))
  })
  const walls = sections.map((section, i) =>
    section.usable ? wallLines(pen, section, widths[i]! - 1) : closedLines(pen, widths[i]! - 1),
  )
  const height = Math.max(...walls.map((lines) => lines.length))
  const titles = sections.map(({ section }) => pen.bold(pen.word(`title.section.${SECTION_KEYS[section]}`)))
  const wallTitles = sections.map((section) => wallTitle(pen, section))
  return [
    ruler(glyphs, 'top', widths, titles),
    ...hordes,
    ruler(glyphs, 'middle', widths, wallTitles),
    ...Array.from({ length: height }, (_, i) => line(walls.map((lines) => lines[i] ?? ''))),
    ruler(glyphs, 'bottom', widths),
  ]
}

/** Sections that are out of use leave their room to the others. */
function widthsOf(sections: readonly SectionView[]): number[] {
  const closed = sections.filter(({ usable }) => !usable).length
  const open = Math.floor((WIDTH - closed * CLOSED) / (sections.length - closed))
  return sections.map(({ usable }) => (usable ? open : CLOSED))
}

// --- a section that is out of use (GW-2P-02) -----------------------------------------------------------------------------

/** A Barricade in each of its Horde slots, the far one on top. */
function blockers(pen: Pen, place: number): string[] {
  const { glyphs, box } = pen.scene
  const { hordeSlots } = box.data.constants
  if (place > 0) return []
  return Array.from({ length: hordeSlots }, (_, i) => pen.dim(`${hordeSlots - i} ${glyphs.full}`))
}

const closedLines = (pen: Pen, room: number): string[] =>
  wrap(pen.word('field.blockers', { n: pen.scene.box.data.constants.hordeSlots }), room).map((line) => pen.dim(line))

function wallTitle(pen: Pen, { wall, usable }: SectionView): string {
  if (!usable) return pen.word('field.closed')
  return pen.bold(wall === 0 ? pen.word('title.wall.none') : pen.word('title.wall', { level: wall }))
}

// --- Hordes ------------------------------------------------------------------------------------------------------------

function hordeLines(pen: Pen, section: SectionView, place: number, room: number): string[] {
  const horde = hordeAt(section.hordes, place)
  if (horde === undefined) return place === 0 ? ['', pen.dim(pen.word('field.empty'))] : []
  const box = hordeBox(pen, horde)
  const name = `${pen.dim(String(place + 1))} ${pen.bold(pen.card(horde.card))}`
  const ability = abilityWords(pen, box)
  const gap = room - 1 - width(name) - width(ability)
  const [top = '', bottom = ''] = grid(pen, horde)
  const beside = (cells: string, text: string) => `${fit(cells, GRID_COLUMNS * (CELL + 1) + 1)}${text}`
  return [
    `${name}${' '.repeat(Math.max(1, gap))}${pen.scene.paint('magenta', ability)}`,
    beside(top, pen.word('field.power', { n: box.power })),
    beside(bottom, pen.word('field.honor', { n: box.honor })),
  ]
}

const hordeBox = (pen: Pen, { card }: HordeView): HordeBox => pen.scene.box.hordes.find(({ id }) => id === card)!

/** What the Horde does, in a word or two. */
function abilityWords(pen: Pen, { id, mods, rules }: HordeBox): string {
  const engine = fieldOf(pen.scene.view)?.engines[id]
  const words = mods.map(({ rule: { modifier, conditions } }) => {
    if (conditions.length > 0) return pen.word('word.other')
    if (engine !== undefined) return engineWord(pen, engine)
    const key = `word.${modifier.mod}`
    const n = 'n' in modifier && typeof modifier.n === 'number' ? modifier.n : 0
    const unit = 'unit' in modifier ? pen.unit(modifier.unit, 2) : ''
    return pen.word(isWord(key) ? key : 'word.other', { n, unit })
  })
  if (rules.length > mods.length) words.push(pen.word('word.other'))
  return [...new Set(words)].join(', ')
}

/** BP-HOR-02 to -05, -12: what a Ram or a Trebuchet will do in Winter where it stands. */
function engineWord(pen: Pen, { row: to, moves, breaks }: Engine): string {
  if (moves) return pen.word(breaks ? 'word.engine.arrives' : 'word.engine.moves', { row: to + 1 })
  return pen.word(breaks ? 'word.engine.breaks' : 'word.engine.waits')
}
type Engine = NonNullable<ReturnType<typeof fieldOf>>['engines'][string]

/** What the abilities of Hordes on the field are that a word or two can't say, each once. */
export function abilities(pen: Pen, room: number): string[] {
  const hordes = pen.scene.view.sections.flatMap((section) => section.hordes.map((horde) => hordeBox(pen, horde)))
  const names = new Set<string>()
  return hordes.flatMap(({ id, rules, mods }) => {
    const name = pen.card(id)
    const isPlain =
      rules.length === mods.length &&
      mods.every(({ rule }) => rule.conditions.length === 0 && isSaid(rule.modifier.mod))
    if (isPlain || names.has(name)) return []
    names.add(name)
    return pen.cardLines(id, pen.ruleText(id), room)
  })
}

/** A word or two say what it is. */
const isSaid = (mod: string): boolean => isWord(`word.${mod}`) || mod === 'ram' || mod === 'trebuchet'

/** The Vital spots where they lie on the card: two rows of six. A figure on two spots is joined by a line. */
function grid(pen: Pen, horde: HordeView): string[] {
  const { spots } = pen.scene.box.data.hordeCards[horde.card]!.type
  return [0, 1].map((line) =>
    Array.from({ length: GRID_COLUMNS }, (_, column) => {
      const spot = spots.findIndex(({ row: y, column: x }) => y === line && x === column)
      const cell = spot < 0 ? pen.dim(pen.scene.glyphs.free) : spotText(pen, horde, spot)
      return fit(cell, CELL) + (spot < 0 ? ' ' : joint(pen, horde, spot))
    }).join(''),
  )
}

function spotText(pen: Pen, horde: HordeView, spot: number): string {
  const seen = horde.spots[spot]!
  if (seen === 'wound') return pen.alarm(pen.word('short.wound'))
  if (seen !== 'vacant') return 'unit' in seen ? pen.figure(seen.seat, seen.unit) : pen.marker(seen.seat, seen.marker)
  return `${pen.dim(String(spot + 1))}${reward(pen, hordeBox(pen, horde), spot)}`
}

function reward(pen: Pen, box: HordeBox, spot: number): string {
  const given = box.rewards[spot] ?? null
  if (given === null) return ''
  if ('resource' in given) return pen.inResourceColour(given.resource, `+${pen.resourceLetter(given.resource)}`)
  return 'honor' in given ? `+${given.honor}` : `+${pen.word('short.tactic')}`
}

/** Beside the next spot, above another, below another. */
const JOINTS = { unicode: ['─', '┐', '┘'], ascii: ['-', '\\', '/'] } as const

/** Between a spot and the next: whether one figure covers both, beside each other or one above the other. */
function joint(pen: Pen, horde: HordeView, spot: number): string {
  const seen = horde.spots[spot]!
  if (seen === 'vacant' || seen === 'wound' || !('mate' in seen) || seen.mate === null) return ' '
  const { spots } = pen.scene.box.data.hordeCards[horde.card]!.type
  const here = spots[spot]!
  const mate = spots[seen.mate]!
  const [beside, above, below] = JOINTS[pen.scene.glyphs.bar === '|' ? 'ascii' : 'unicode']
  if (mate.row === here.row) return mate.column > here.column ? pen.inColourOf(seen.seat, beside) : ' '
  return pen.inColourOf(seen.seat, mate.row > here.row ? above : below)
}

// --- the Wall ----------------------------------------------------------------------------------------------------------

function wallLines(pen: Pen, section: SectionView, room: number): string[] {
  const { glyphs, box } = pen.scene
  const { barricadeSpots } = box.data.constants
  const barricades = glyphs.full.repeat(section.barricades) + glyphs.empty.repeat(barricadeSpots - section.barricades)
  const bonus = section.bonus === 0 ? '' : `  ${pen.word('field.bonus')} +${section.bonus}`
  const archers = section.firing.flatMap(({ seat, unit, n }) => Array<string>(n).fill(pen.figure(seat, unit)))
  const free = Array<string>(Math.max(0, section.firingSpots - archers.length)).fill(pen.dim(glyphs.empty))
  return [
    painted(pen, section),
    `${pen.word('field.barricades')} ${barricades}${bonus}`,
    `${pen.word('field.firing')} ${[...archers, ...free].join(' ')}`,
    ...wrap(`${pen.word('field.rest')} ${resting(pen, section).join(' ') || pen.dim(glyphs.free)}`, room, 2),
  ]
}

/** `D:2s1h`: everyone's Soldiers in the Rest Zone. */
const resting = (pen: Pen, { rest }: SectionView): string[] =>
  pen.scene.view.players.flatMap(({ seat }) => {
    const own = rest.filter((figure) => figure.seat === seat)
    const units = own.map(({ unit, n }) => `${n}${pen.unitLetter(unit)}`).join('')
    return own.length === 0 ? [] : [pen.inColourOf(seat, `${pen.letter(seat)}:${units}`)]
  })

/** What Winter will do if nothing changes. */
export function outlook(pen: Pen, { defense, power, outlook: comes }: SectionView): string {
  if (comes === 'quiet') return pen.word('field.calm', { defense })
  if (comes === 'arrows') return pen.word('field.arrows', { defense, power })
  if (comes === 'holds') return pen.word('field.holds', { defense, power, n: Math.max(0, defense - power) })
  // Those on the Wall must shoot, and so make way for Ladders (BP-HOR-13): the sums of now don't show it.
  if (power <= defense) return pen.word('field.opened', { defense, power })
  return pen.word('field.breach', { defense, power, n: power - defense })
}

function painted(pen: Pen, section: SectionView): string {
  const text = outlook(pen, section)
  if (section.hordes.length === 0) return pen.dim(text)
  return section.outlook === 'holds' ? pen.good(text) : pen.alarm(text)
}

/** How to read a Vital spot. */
export function legend(pen: Pen): string {
  const letters = RESOURCES.map((resource) =>
    pen.inResourceColour(resource, `+${pen.resourceLetter(resource)} ${pen.resource(resource)}`),
  )
  const units = pen.scene.box.soldiers.map(({ id }) => `${pen.unitLetter(id)} ${pen.unit(id)}`)
  return pen.word('field.legend', {
    rewards: letters.join(', '),
    tactic: `+${pen.word('short.tactic')}`,
    wound: pen.word('short.wound'),
    units: units.join(', '),
  })
}
