import { BEAST_IDS } from '@wanli/great-wall/expansions/ancient-beasts'
import { MACHINE_IDS, TOWER } from '@wanli/great-wall/expansions/black-powder'
import type { GwBox, GwOption, GwQuestion } from '../../terms.ts'
import { deedName } from '../sets.ts'
import type { Ears, Watch, Watched } from './watch.ts'

/** In how many Years a player is offered what expansions have, and in how many of them he takes it. */
export class DeedWatch implements Watch {
  private readonly watched: Watched
  /** Cards of expansions whose rules players may use: Relics, Beasts, Awards. */
  private readonly cards: ReadonlySet<string>
  /** `deed/thing seat` of this Year. */
  private readonly offered = new Set<string>()
  private readonly taken = new Set<string>()

  constructor(watched: Watched) {
    this.watched = watched
    const { ownerless, publicCards } = watched.table.box
    this.cards = new Set([...ownerless.flatMap(({ cards }) => cards), ...publicCards].map(({ id }) => id))
  }

  readonly ears: Ears = {
    yearBegan: () => {
      this.offered.clear()
      this.taken.clear()
    },
  }

  answer(question: GwQuestion, option: GwOption): void {
    const { box } = this.watched.table
    if (box.expansions.length === 0) return
    const { counter } = this.watched
    const { seat } = question
    for (const offer of question.options) {
      const deed = this.deedOf(question, offer, box)
      if (deed !== undefined && isNew(this.offered, `${deed} ${seat}`)) counter.add(`deed/${deed}/chances`)
    }
    const deed = this.deedOf(question, option, box)
    if (deed !== undefined && isNew(this.taken, `${deed} ${seat}`)) counter.use(`deed/${deed}`, seat)
  }

  private deedOf({ prompt, about }: GwQuestion, option: GwOption, box: GwBox): string | undefined {
    switch (option.kind) {
      case 'recruit': {
        const { id } = box.soldiers[option.type]!
        return id in box.data.soldiers ? undefined : deedName('recruit', id)
      }
      case 'attack':
        if (prompt === 'bomberDrop') return deedName('drop', 'bomber')
        return about?.card === BANNERMAN ? deedName('winter', BANNERMAN) : undefined
      case 'outpost':
        return deedName('attack', box.outposts[option.outpost]!.id)
      case 'machine':
        return prompt === 'build' ? deedName('build', MACHINE_IDS[option.machine]!) : undefined
      case 'shot':
        return deedName('shot', MACHINE_IDS[option.machine]!)
      case 'tower':
        return deedName('tower', TOWER.id)
      case 'beastUpgrade':
        return deedName('upgrade', BEAST_IDS[option.beast]!)
      case 'beast':
        return prompt === 'beastMove' ? deedName('move', BEAST_IDS[option.beast]!) : undefined
      case 'use':
        return this.cards.has(option.card) ? deedName('use', option.card) : undefined
      default:
        return undefined
    }
  }
}

/** GK-36: the card that lets Soldiers attack in Winter goes by the name of the figure. */
const BANNERMAN = 'bannerman'

function isNew(known: Set<string>, name: string): boolean {
  if (known.has(name)) return false
  known.add(name)
  return true
}
