import type { Option } from '@wanli/kernel'
import type {
  ClerkOption,
  LocationOption,
  RestOption,
  AttackOption,
  ManOption,
  ShootOption,
  WoundOption,
  SectionOption,
  MarchOption,
  AmountOption,
  ResourceOption,
  GwOption,
} from './options.ts'
import { MOST_SPOTS, RESOURCES, type Resource, SECTION_NAMES, SECTIONS, type SectionId } from './state.ts'

/** Options with names from the data, made when first met: one list per box, reached by number. */
class Lazy<O extends Option> {
  private readonly made: (O | undefined)[] = []
  private readonly make: (index: number) => O
  constructor(make: (index: number) => O) {
    this.make = make
  }
  at(index: number): O {
    return (this.made[index] ??= this.make(index))
  }
}

const SPOTS = MOST_SPOTS
const ROWS = 5
export const MOST_ROWS = ROWS

/** The options of one box: their keys hold the names of its Locations, Soldiers and cards. */
export class OptionBook {
  private readonly clerks: Lazy<ClerkOption>
  private readonly attacks: Lazy<AttackOption>
  private readonly pairs: Lazy<AttackOption>
  private readonly wounds: Lazy<WoundOption>
  private readonly rests: Lazy<RestOption>
  private readonly mans: Lazy<ManOption>
  private readonly shoots: Lazy<ShootOption>
  private readonly activates: Lazy<LocationOption>
  private readonly marches: Lazy<MarchOption>
  private readonly amounts: Lazy<AmountOption>
  private readonly others = new Map<string, GwOption>()
  private readonly rows = new Map<string, (GwOption | undefined)[]>()
  readonly barricade: readonly SectionOption[] = SECTIONS.map((section) => ({
    kind: 'barricade',
    key: `barricade ${SECTION_NAMES[section]}`,
    section,
  }))
  readonly wall: readonly SectionOption[] = SECTIONS.map((section) => ({
    kind: 'wall',
    key: `wall ${SECTION_NAMES[section]}`,
    section,
  }))
  readonly take: readonly ResourceOption[] = RESOURCES.map((name, i) => ({
    kind: 'take',
    key: `take ${name}`,
    resource: i as Resource,
  }))
  readonly give: readonly ResourceOption[] = RESOURCES.map((name, i) => ({
    kind: 'give',
    key: `give ${name}`,
    resource: i as Resource,
  }))

  constructor(locations: readonly string[], types: readonly string[]) {
    const places = locations.length
    const place = (location: number) => (location < 0 ? 'pool' : locations[location]!)
    this.clerks = new Lazy((i) => {
      const from = Math.floor(i / places) - 1
      const to = i % places
      return { kind: 'clerk', key: `clerk ${place(from)}>${place(to)}`, from, to }
    })
    const spotName = (section: SectionId, row: number, spot: number) =>
      `${SECTION_NAMES[section]} ${row + 1}.${spot + 1}`
    this.attacks = new Lazy((i) => {
      const { section, row, spot, rest } = unpackSpot(i)
      return {
        kind: 'attack',
        key: `attack ${types[rest]} ${spotName(section, row, spot)}`,
        type: rest,
        section,
        row,
        spot,
        mate: -1,
      }
    })
    this.pairs = new Lazy((i) => {
      const { section, row, spot, rest } = unpackSpot(i)
      const mate = rest % SPOTS
      const type = Math.floor(rest / SPOTS)
      return {
        kind: 'attack',
        key: `attack ${types[type]} ${spotName(section, row, spot)}+${mate + 1}`,
        type,
        section,
        row,
        spot,
        mate,
      }
    })
    this.wounds = new Lazy((i) => {
      const { section, row, spot } = unpackSpot(i)
      return { kind: 'wound', key: `wound ${spotName(section, row, spot)}`, section, row, spot }
    })
    const typed = (i: number) => ({ type: Math.floor(i / 3), section: (i % 3) as SectionId })
    const named = (i: number) => `${types[Math.floor(i / 3)]} ${SECTION_NAMES[i % 3]}`
    this.rests = new Lazy((i) => ({ kind: 'rest', key: `rest ${named(i)}`, ...typed(i) }))
    this.mans = new Lazy((i) => ({ kind: 'man', key: `man ${named(i)}`, ...typed(i) }))
    this.shoots = new Lazy((i) => ({ kind: 'shoot', key: `shoot ${named(i)}`, ...typed(i) }))
    this.activates = new Lazy((location) => ({ kind: 'activate', key: `activate ${locations[location]}`, location }))
    this.marches = new Lazy((i) => {
      const from = Math.floor(i / 3) as SectionId
      const to = (i % 3) as SectionId
      return { kind: 'march', key: `march ${SECTION_NAMES[from]}>${SECTION_NAMES[to]}`, from, to }
    })
    this.amounts = new Lazy((i) => {
      const resource = (i % 4) as Resource
      const own = Math.floor(i / 4) % 2 === 0
      const n = Math.floor(i / 8)
      return {
        kind: own ? 'pay' : 'warehouse',
        key: `${own ? 'pay' : 'warehouse'} ${n} ${RESOURCES[resource]}`,
        resource,
        n,
      }
    })
    this.places = places
    this.types = types
  }
  private readonly places: number
  private readonly types: readonly string[]

  clerk(from: number, to: number): ClerkOption {
    return this.clerks.at((from + 1) * this.places + to)
  }
  attack(type: number, section: SectionId, row: number, spot: number): AttackOption {
    return this.attacks.at(packSpot(section, row, spot, type))
  }
  pair(type: number, section: SectionId, row: number, spot: number, mate: number): AttackOption {
    return this.pairs.at(packSpot(section, row, spot, type * SPOTS + mate))
  }
  /** A figure with a shape of its own. */
  figure(type: number, section: SectionId, row: number, spots: readonly number[]): AttackOption {
    const place = `${SECTION_NAMES[section]} ${row + 1}.${spots.map((spot) => spot + 1).join('+')}`
    const [spot = 0, mate = -1, ...more] = spots
    return this.once(`attack ${this.types[type]} ${place}`, (key): AttackOption => ({
      kind: 'attack',
      key,
      type,
      section,
      row,
      spot,
      mate,
      more,
    }))
  }
  wound(section: SectionId, row: number, spot: number): WoundOption {
    return this.wounds.at(packSpot(section, row, spot, 0))
  }
  rest(type: number, section: SectionId): RestOption {
    return this.rests.at(3 * type + section)
  }
  man(type: number, section: SectionId): ManOption {
    return this.mans.at(3 * type + section)
  }
  shoot(type: number, section: SectionId): ShootOption {
    return this.shoots.at(3 * type + section)
  }
  activate(location: number): LocationOption {
    return this.activates.at(location)
  }
  march(from: SectionId, to: SectionId): MarchOption {
    return this.marches.at(3 * from + to)
  }
  amount(kind: 'pay' | 'warehouse', resource: Resource, n: number): AmountOption {
    return this.amounts.at(8 * n + (kind === 'pay' ? 0 : 4) + resource)
  }
  /** One of a row of options, by its number in the row: quicker than by its key, which need not be put together. */
  inRow<O extends GwOption>(row: string, index: number, make: () => O): O {
    let options = this.rows.get(row)
    if (options === undefined) {
      options = []
      this.rows.set(row, options)
    }
    return (options[index] ??= make()) as O
  }
  /** Any other option, kept under its key. */
  once<O extends GwOption>(key: string, make: (key: string) => O): O {
    let option = this.others.get(key)
    if (option === undefined) {
      option = make(key)
      this.others.set(key, option)
    }
    return option as O
  }
}

const packSpot = (section: SectionId, row: number, spot: number, rest: number): number =>
  ((rest * SPOTS + spot) * ROWS + row) * 3 + section

function unpackSpot(index: number): { section: SectionId; row: number; spot: number; rest: number } {
  const section = (index % 3) as SectionId
  const row = Math.floor(index / 3) % ROWS
  const spot = Math.floor(index / 3 / ROWS) % SPOTS
  return { section, row, spot, rest: Math.floor(index / 3 / ROWS / SPOTS) }
}
