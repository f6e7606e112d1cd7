import { attackWith, canAttack } from '../../battle/attack.ts'
import { hasUnitOn } from '../../battle/defeat.ts'
import { canMoveClerks, clerksAt } from '../../clerks.ts'
import type { EffectWord } from '../../data/vocabulary/types.ts'
import { addHonor } from '../../honor.ts'
import { canRecruit, recruit } from '../../locations/barracks.ts'
import { build, canBuild } from '../../locations/builders.ts'
import { advisorHires, clerkHires } from '../../locations/embassy.ts'
import { march, marches } from '../../locations/logistics.ts'
import { upgrades } from '../../locations/production.ts'
import { STOP } from '../../options.ts'
import { discardShame, gainShame, hasShame } from '../../shame.ts'
import { drawTactics } from '../../tactics.ts'
import { moveUp } from '../../tea.ts'
import { isHuman } from '../../humans.ts'
import type { G } from '../../terms.ts'
import { placeHordes } from '../../year/spring.ts'
import { copyCommand } from '../betrayal.ts'
import { type Ctx, num } from '../numbers.ts'
import { peek } from '../peek.ts'
import { clerkEffect, hireAdvisors, hireClerks, locationIndex, recall, refreshDisplay } from './people.ts'
import { canEach, canKill, each, kill } from './players.ts'
import { exchange, gainResources, incomeOf, loseResources, reclaimCards } from './resources.ts'
import { attackTerms, canSwap, placeWounds, saveSoldiers, swapHordes, woundPlaces } from './war.ts'
import { always, cut, cutNumber, type EffectRules, pieces, type Words } from './word.ts'
import { advancedActivation, advancedTargets, upgradeOverseers, upgradePlaces } from './works.ts'

/** GWC-VOC-101 to -133, as far as every mode knows them; modes add theirs. */
const WORDS: Words = {
  gain: {
    can: (g, ctx, e) => pieces(g, ctx, e.n) > 0,
    perform: (g, ctx, e) => gainResources(g, ctx, e.what, pieces(g, ctx, e.n)),
  },
  lose: { can: always, perform: (g, ctx, e) => loseResources(g, ctx, e.what, pieces(g, ctx, e.n)) },
  honor: {
    can: (g, ctx, e) => num(g, ctx, e.n) !== 0,
    perform: (g, ctx, e) => addHonor(g, ctx.seat, num(g, ctx, e.n), honorSource(g, ctx)),
  },
  exchange: {
    can: (g, ctx) => g.state.players[ctx.seat]!.resources.some((n) => n > 0),
    perform: (g, ctx, e) => exchange(g, ctx, pieces(g, ctx, e.n)),
    asks: true,
  },
  tactic: {
    can: (g, ctx, e) => pieces(g, ctx, e.n) > 0 && g.state.tacticDeck.length + g.state.tacticDiscard.length > 0,
    perform: (g, ctx, e) => drawTactics(g, ctx.seat, pieces(g, ctx, e.n)),
  },
  clerk: {
    can: (g, ctx) => canMoveClerks(g, ctx.seat),
    perform: clerkEffect,
    asks: true,
  },
  recall: {
    can: (g, ctx, e) => clerksAt(g, locationIndex(g, e.from), ctx.seat) > 0,
    perform: (g, ctx, e) => recall(g, ctx, pieces(g, ctx, e.n), locationIndex(g, e.from)),
    asks: true,
  },
  extraClerk: {
    can: (g) => g.state.activation !== null,
    perform: (g, ctx, e) => void (g.state.activation!.extra[ctx.seat]! += pieces(g, ctx, e.n)),
  },
  hireClerk: {
    can: (g, ctx, e) => clerkHires(g, ctx.seat, cutNumber(g, ctx, e.less)).length > 0,
    perform: (g, ctx, e) => hireClerks(g, ctx, pieces(g, ctx, e.n), cutNumber(g, ctx, e.less)),
    asks: true,
  },
  hireAdvisor: {
    can: (g, ctx, e) => advisorHires(g, ctx.seat, cutNumber(g, ctx, e.less)).length > 0,
    perform: (g, ctx, e) => hireAdvisors(g, ctx, pieces(g, ctx, e.n), cutNumber(g, ctx, e.less)),
    asks: true,
  },
  refresh: { can: always, perform: (g, ctx, e) => refreshDisplay(g, ctx, pieces(g, ctx, e.n)), asks: true },
  recruit: {
    can: (g, ctx, e) => canRecruit(g, ctx.seat, { unit: e.unit, n: pieces(g, ctx, e.n), less: cut(g, ctx, e.less) }),
    perform: (g, ctx, e) =>
      recruit(g, ctx.seat, { unit: e.unit, n: pieces(g, ctx, e.n), less: cut(g, ctx, e.less), card: ctx.card }),
    asks: true,
  },
  attack: {
    can: (g, ctx, e) => canAttack(g, ctx.seat, attackTerms(g, ctx, e)),
    perform: (g, ctx, e) => attackWith(g, ctx.seat, attackTerms(g, ctx, e)),
    asks: true,
  },
  wound: {
    can: (g, ctx, e) => pieces(g, ctx, e.n) > 0 && woundPlaces(g, ctx, e.where).length > 0,
    perform: (g, ctx, e) => placeWounds(g, ctx, pieces(g, ctx, e.n), e.where),
    asks: true,
  },
  save: {
    can: (g, ctx, e) =>
      ctx.moment.killing?.victims.some(
        (v) => !v.saved && (e.who === 'own' ? v.seat === ctx.seat : isHuman(g, v.seat)),
      ) === true && pieces(g, ctx, e.n) > 0,
    perform: (g, ctx, e) => saveSoldiers(g, ctx, pieces(g, ctx, e.n), e.who),
    asks: true,
  },
  kill: {
    can: (g, ctx, e) => canKill(g, ctx, e),
    perform: (g, ctx, e) => kill(g, ctx, e, [ctx.seat]),
  },
  march: {
    can: (g, ctx) => marches(g, ctx.seat).length > 0,
    perform: (g, ctx, e) => march(g, ctx.seat, pieces(g, ctx, e.n)),
    asks: true,
  },
  upgrade: {
    can: (g, ctx, e) =>
      upgradePlaces(g, ctx, e).some(
        (location) => upgrades(g, ctx.seat, location, cutNumber(g, ctx, e.less)).length > 0,
      ),
    perform: upgradeOverseers,
    asks: true,
  },
  income: {
    can: (g, ctx) => g.state.players[ctx.seat]!.overseers.some((level) => level > 0),
    perform: (g, ctx, e) => incomeOf(g, ctx, pieces(g, ctx, e.n)),
  },
  build: {
    can: (g, ctx, e) => canBuild(g, ctx.seat, { what: e.what, n: pieces(g, ctx, e.n), less: cut(g, ctx, e.less) }),
    perform: (g, ctx, e) =>
      build(g, ctx.seat, { what: e.what, n: pieces(g, ctx, e.n), less: cut(g, ctx, e.less), card: ctx.card }),
    asks: true,
  },
  advActivate: { can: (g, ctx, e) => advancedTargets(g, ctx, e).length > 0, perform: advancedActivation, asks: true },
  shame: {
    can: (g, ctx, e) => num(g, ctx, e.n) > 0 || hasShame(g, ctx.seat),
    *perform(g, ctx, e) {
      const n = num(g, ctx, e.n)
      if (n > 0) yield* gainShame(g, ctx.seat, n, { card: ctx.card })
      else yield* discardShame(g, ctx.seat, -n, [STOP])
    },
    asks: true,
  },
  tea: {
    can: (g, ctx) => g.state.tea[0] !== ctx.seat,
    perform: (g, ctx, e) => moveUp(g, ctx.seat, e.n === 'top' ? g.state.tea.length : pieces(g, ctx, e.n)),
  },
  reclaim: {
    can: (g, ctx) => g.state.players[ctx.seat]!.discarded.some((card) => !g.box.commands[card]!.staysInDiscard),
    *perform(g, ctx, e) {
      yield* reclaimCards(g, ctx, pieces(g, ctx, e.n))
    },
    asks: true,
  },
  swap: {
    can: (g, _ctx, e) => canSwap(g, e.where),
    perform: (g, ctx, e) => swapHordes(g, ctx, e.where),
    asks: true,
  },
  peek: {
    can: always,
    perform: (g, ctx, e) => peek(g, ctx.seat, e.deck, pieces(g, ctx, e.n), pieces(g, ctx, e.under)),
  },
  defense: {
    can: (g, ctx, e) => num(g, ctx, e.n) !== 0,
    perform(g, ctx, e) {
      const [section] = ctx.moment.sections ?? []
      if (section === undefined) return
      g.state.sections[section]!.bonus += num(g, ctx, e.n)
      g.say?.({ kind: 'defenseAdded', seat: ctx.seat, section, n: num(g, ctx, e.n) })
    },
  },
  placeHorde: { can: always, perform: (g, ctx, e) => placeHordes(g, pieces(g, ctx, e.n)) },
  claim: {
    can: (_g, ctx) => ctx.moment.defeat !== undefined,
    perform(g, ctx, e) {
      const { defeat } = ctx.moment
      if (defeat !== undefined && hasUnitOn(g, ctx.seat, defeat.horde, e.unit))
        defeat.claim[ctx.seat]! += num(g, ctx, e.n)
    },
  },
  each: { can: canEach, perform: each },
  copyCommand: copyCommand,
}

/** Where the Honor of a card is booked. */
const honorSource = (g: G, ctx: Ctx) => {
  if (ctx.moment.trigger === 'onScore') return 'artifacts'
  return g.box.data.tactics[ctx.card] === undefined ? 'abilities' : 'tactics'
}

export const BASE_EFFECTS = WORDS as Readonly<Record<EffectWord, EffectRules | undefined>>
