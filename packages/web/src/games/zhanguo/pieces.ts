import { type Counts, type Named, settled } from '../named-pieces.ts'
import { OFFICIAL_COLOURS, type View } from './types.ts'

type Names = ReadonlyMap<string, Named>

/** The names of the pieces, as they lie in one view. */
export class Pieces {
  private readonly names: Names
  constructor(names: Names) {
    this.names = names
  }

  /** The name of the nth piece of a group at a place. */
  name(group: string, place: string, n = 0): string | undefined {
    return this.names.get(group)?.get(place)?.[n]
  }
}

export class PieceBook {
  private readonly known = new Map<string, Named>()

  private settle(group: string, counts: Counts): void {
    this.known.set(group, settled(group, this.known.get(group) ?? new Map<string, readonly string[]>(), counts))
  }

  /** Take note of where everything lies now. */
  read(view: View): Pieces {
    for (const player of view.players) {
      const { seat } = player
      for (const colour of OFFICIAL_COLOURS) {
        const counts = new Map([['supply', player.officials[colour]]])
        for (const { region, governorsArea, workersArea } of player.regions)
          counts.set(`G${region}`, governorsArea[colour]).set(`W${region}`, workersArea[colour])
        this.settle(`official:${seat}:${colour}`, counts)
      }
      const onMap = view.regions.map((land) => ({ ...land, mine: land.open[seat]! }))
      const governors = new Map([['supply', player.governors]])
      const palaces = new Map([['supply', player.palaces]])
      for (const { region, squares, mine, palaces: built } of onMap) {
        squares.forEach((owner, i) => governors.set(`${region}:${i}`, owner === seat ? 1 : 0))
        governors.set(`${region}:open`, mine)
        palaces.set(String(region), built[seat]!)
      }
      this.settle(`governor:${seat}`, governors)
      this.settle(`palace:${seat}`, palaces)
      const walls = new Map([['supply', player.walls]])
      for (const { section, slots } of view.sections)
        slots.forEach((owner, i) => walls.set(`${section}:${i}`, owner === seat ? 1 : 0))
      this.settle(`wall:${seat}`, walls)
      const discs = new Map([['supply', player.taskDiscs]])
      for (const task of view.tasks) discs.set(task.id, task.discs.includes(seat) ? 1 : 0)
      this.settle(`taskDisc:${seat}`, discs)
    }
    return new Pieces(new Map(this.known))
  }
}
