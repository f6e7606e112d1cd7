import type { Prompt } from './terms.ts'
import type { Refusal, Seat } from '@wanli/kernel'
import type { Reason } from './reasons.ts'
import type { HonorSource, Resource, SectionId } from './state.ts'

/* What tables tell: every event. */

/** What a Shame token lies under or on: a Soldier of the pool, or a claimed Horde. */
export type ShamedThing = { readonly unit: string } | { readonly horde: string }

/** What brings the Shame: a Breach, being alone at a Location, a card, a Request that was not fulfilled. */
export type ShameCause =
  | { readonly section: SectionId }
  | { readonly location: string }
  | { readonly card: string }
  | { readonly requests: true }

export type BaseEvent =
  | { kind: 'yearBegan'; year: number }
  | { kind: 'season'; season: string; year: number }
  | { kind: 'generalChosen'; seat: Seat; general: string; advisor: string }
  | { kind: 'timeMoved'; slot: number; lethality: number }
  | { kind: 'hordePlaced'; horde: string; section: SectionId; row: number }
  | { kind: 'raid'; horde: string; section: SectionId; removed: number }
  | { kind: 'advisorsRefreshed'; out: readonly string[]; display: readonly string[] }
  | { kind: 'gained'; seat: Seat; resource: Resource; n: number; from: string }
  | { kind: 'paid'; seat: Seat; resource: Resource; n: number }
  | { kind: 'lost'; seat: Seat; resource: Resource; n: number }
  | { kind: 'honor'; seat: Seat; n: number; source: HonorSource; from?: string }
  | { kind: 'shamed'; seat: Seat; where: ShamedThing; why: ShameCause }
  | { kind: 'shameUnplaceable'; seat: Seat; pool: boolean; why: ShameCause }
  | { kind: 'unshamed'; seat: Seat; where: ShamedThing }
  | { kind: 'reclaimed'; seat: Seat; cards: number; honor: number }
  | { kind: 'commandsRevealed'; commands: readonly { readonly seat: Seat; readonly card: string }[] }
  | { kind: 'commandPlaced'; seat: Seat; card: string; spot: number }
  | { kind: 'turnBegan'; seat: Seat; card: string }
  | { kind: 'copied'; seat: Seat; card: string; of: Seat }
  | { kind: 'clerkMoved'; seat: Seat; from: string; to: string }
  | { kind: 'clerksReturned'; location: string; counts: readonly number[]; stays?: Seat }
  | { kind: 'activated'; location: string; advanced: boolean }
  | { kind: 'upgraded'; seat: Seat; location: string; level: number }
  | { kind: 'donated'; seat: Seat; resource: Resource }
  | { kind: 'recruited'; seat: Seat; units: readonly number[] }
  | { kind: 'rested'; seat: Seat; unit: string; section: SectionId }
  | { kind: 'wentHome'; seat: Seat; unit: string; section: SectionId }
  | { kind: 'attacked'; seat: Seat; unit: string; section: SectionId; row: number; spots: readonly number[] }
  | { kind: 'manned'; seat: Seat; unit: string; section: SectionId }
  | { kind: 'wounded'; seat: Seat; section: SectionId; row: number; spot: number }
  | { kind: 'barricadeBuilt'; seat: Seat; section: SectionId }
  | { kind: 'wallBuilt'; seat: Seat; section: SectionId; level: number }
  | { kind: 'wallDestroyed'; section: SectionId; level: number }
  /** A marker was lost in the place of a Soldier. */
  | { kind: 'markerLost'; seat: Seat; marker: string; section: SectionId }
  | { kind: 'marked'; seat: Seat; marker: string; section: SectionId; row: number; spot: number }
  | { kind: 'outpostAttacked'; seat: Seat; unit: string; outpost: string; spots: readonly number[] }
  | { kind: 'cardTaken'; seat: Seat; card: string }
  | { kind: 'notPossible'; seat: Seat; prompt: Prompt; why?: readonly Omit<Refusal, 'option'>[] }
  | { kind: 'fromWarehouse'; counts: readonly number[] }
  | { kind: 'marched'; seat: Seat; unit: string; from: SectionId; to: SectionId; onto: 'rest' | 'firing' }
  | { kind: 'teaMoved'; seat: Seat; order: readonly Seat[] }
  | { kind: 'clerkHired'; seat: Seat }
  | { kind: 'advisorHired'; seat: Seat; advisor: string; active: boolean }
  | { kind: 'tacticsDrawn'; seat: Seat; n: number; cards?: readonly string[] }
  | { kind: 'tacticDiscarded'; seat: Seat; card: string }
  | { kind: 'tacticPlayed'; seat: Seat; card: string; boosted: boolean }
  | { kind: 'abilityUsed'; seat: Seat; card: string; rule: number }
  | { kind: 'hordeDefeated'; horde: string; section: SectionId; row: number }
  | { kind: 'hordeClaimed'; seat: Seat; horde: string }
  | { kind: 'hordeDiscarded'; horde: string }
  | { kind: 'killed'; seat: Seat; unit: string; section: SectionId }
  | { kind: 'saved'; seat: Seat; unit: string; section: SectionId; price: number }
  | { kind: 'assault'; section: SectionId; defense: number; power: number; breach: boolean }
  | { kind: 'barricadesGone'; n: number }
  | { kind: 'hordesSwapped'; a: string; b: string }
  | { kind: 'peeked'; seat: Seat; deck: string; n: number; under: number; cards?: readonly string[] }
  | { kind: 'defenseAdded'; seat: Seat; section: SectionId; n: number }
  | {
      kind: 'reason'
      seat: Seat
      reason: Reason
      location?: string
      section?: SectionId
      card?: string
      by?: Seat
      n?: number
    }
  | { kind: 'toWarehouse'; seat: Seat; resource: Resource }
  | { kind: 'tokenUp'; location: string; track: readonly string[] }
  | { kind: 'supported'; seat: Seat; advisor: string }
  | { kind: 'advisorDismissed'; seat: Seat; advisor: string }
  | { kind: 'requestsShown'; requests: readonly string[] }
  | { kind: 'requestDone'; request: string; done: number; goal: number }
  | { kind: 'requestsLeft'; n: number; tokens: number }
  | { kind: 'hordeRule'; horde: string; section: SectionId }
  /** A compulsory rule of a card without an owner, in the section where it holds (GWXC-VOC-01, -02). */
  | { kind: 'cardActs'; card: string; section: SectionId | null }
  | { kind: 'requestRefused'; seat: Seat; request: string }
  | { kind: 'requestEased'; seat: Seat; request: string; n: number }
  | { kind: 'sacrificed'; seat: Seat; unit: string }
  | { kind: 'gaveTo'; seat: Seat; to: Seat; resource: Resource }
  | { kind: 'eventShown'; event: string }
  | { kind: 'teamWon'; done: number }
  | { kind: 'teamLost'; because: string; done: number }
  | { kind: 'soloLost'; because: string }
  /** XP-GEN-05, where everyone plays for himself. */
  | { kind: 'allLost'; because: string }
  | { kind: 'gameEnds'; because: readonly string[] }
  | { kind: 'won'; seat: Seat; honor: number }

/** What expansions tell, by kind: each folder adds its own by declaring this interface again. */
export interface MoreEvents {}
export type GwEvent = BaseEvent | MoreEvents[keyof MoreEvents]

/** What a team puts in order (GW-COOP-14). */
export const ORDERS = ['commands', 'clerks', 'location', 'archers'] as const
export type OrderOf = (typeof ORDERS)[number]
