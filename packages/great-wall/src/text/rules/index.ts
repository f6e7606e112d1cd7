import * as battleEn from './en/battle.ts'
import * as cardEffectsEn from './en/card-effects.ts'
import * as cardRulesEn from './en/card-rules.ts'
import * as coopEn from './en/coop.ts'
import * as foundationsEn from './en/foundations.ts'
import * as hooksEn from './en/hooks.ts'
import * as locationsEn from './en/locations.ts'
import * as peopleEn from './en/people.ts'
import * as reedEn from './en/reed.ts'
import * as rulingsEn from './en/rulings.ts'
import * as setupEn from './en/setup.ts'
import * as soloEn from './en/solo.ts'
import * as tacticsEndEn from './en/tactics-end.ts'
import * as yearEn from './en/year.ts'
import * as battleEs from './es/battle.ts'
import * as cardEffectsEs from './es/card-effects.ts'
import * as cardRulesEs from './es/card-rules.ts'
import * as coopEs from './es/coop.ts'
import * as foundationsEs from './es/foundations.ts'
import * as hooksEs from './es/hooks.ts'
import * as locationsEs from './es/locations.ts'
import * as peopleEs from './es/people.ts'
import * as reedEs from './es/reed.ts'
import * as rulingsEs from './es/rulings.ts'
import * as setupEs from './es/setup.ts'
import * as soloEs from './es/solo.ts'
import * as tacticsEndEs from './es/tactics-end.ts'
import * as yearEs from './es/year.ts'

/** What each rule says, by its ID. */
export const rulesEn = {
  ...foundationsEn.modes,
  ...foundationsEn.state,
  ...foundationsEn.core,
  ...foundationsEn.teaOrder,
  ...foundationsEn.information,
  ...peopleEn.clerks,
  ...peopleEn.advisors,
  ...peopleEn.shame,
  ...setupEn.setup,
  ...yearEn.spring,
  ...yearEn.raid,
  ...yearEn.summer,
  ...yearEn.fall,
  ...yearEn.activation,
  ...yearEn.winter,
  ...battleEn.hordes,
  ...battleEn.defeat,
  ...battleEn.kill,
  ...battleEn.breach,
  ...battleEn.rest,
  ...battleEn.attack,
  ...locationsEn.production,
  ...locationsEn.barracks,
  ...locationsEn.builders,
  ...locationsEn.logistics,
  ...locationsEn.teaHouse,
  ...locationsEn.embassy,
  ...locationsEn.warAcademy,
  ...tacticsEndEn.tactics,
  ...tacticsEndEn.end,
  ...reedEn.twoPlayers,
  ...reedEn.reed,
  ...soloEn.soloSetup,
  ...soloEn.soloQin,
  ...soloEn.soloCards,
  ...coopEn.coopSetup,
  ...coopEn.coopPlay,
  ...coopEn.coopRequests,
  ...coopEn.coopEnd,
  ...tacticsEndEn.windows,
  ...rulingsEn.rulings,
  ...hooksEn.hooks,
  ...cardRulesEn.cardGeneral,
  ...cardRulesEn.cardTriggers,
  ...cardRulesEn.cardConditions,
  ...cardEffectsEn.cardEffects,
  ...cardEffectsEn.cardModifiers,
  ...cardEffectsEn.betrayal,
  ...cardEffectsEn.hordeAbilities,
  ...cardEffectsEn.cardWindows,
} as const

export type RuleId = keyof typeof rulesEn

export const rulesEs: Record<RuleId, string> = {
  ...foundationsEs.modes,
  ...foundationsEs.state,
  ...foundationsEs.core,
  ...foundationsEs.teaOrder,
  ...foundationsEs.information,
  ...peopleEs.clerks,
  ...peopleEs.advisors,
  ...peopleEs.shame,
  ...setupEs.setup,
  ...yearEs.spring,
  ...yearEs.raid,
  ...yearEs.summer,
  ...yearEs.fall,
  ...yearEs.activation,
  ...yearEs.winter,
  ...battleEs.hordes,
  ...battleEs.defeat,
  ...battleEs.kill,
  ...battleEs.breach,
  ...battleEs.rest,
  ...battleEs.attack,
  ...locationsEs.production,
  ...locationsEs.barracks,
  ...locationsEs.builders,
  ...locationsEs.logistics,
  ...locationsEs.teaHouse,
  ...locationsEs.embassy,
  ...locationsEs.warAcademy,
  ...tacticsEndEs.tactics,
  ...tacticsEndEs.end,
  ...reedEs.twoPlayers,
  ...reedEs.reed,
  ...soloEs.soloSetup,
  ...soloEs.soloQin,
  ...soloEs.soloCards,
  ...coopEs.coopSetup,
  ...coopEs.coopPlay,
  ...coopEs.coopRequests,
  ...coopEs.coopEnd,
  ...tacticsEndEs.windows,
  ...rulingsEs.rulings,
  ...hooksEs.hooks,
  ...cardRulesEs.cardGeneral,
  ...cardRulesEs.cardTriggers,
  ...cardRulesEs.cardConditions,
  ...cardEffectsEs.cardEffects,
  ...cardEffectsEs.cardModifiers,
  ...cardEffectsEs.betrayal,
  ...cardEffectsEs.hordeAbilities,
  ...cardEffectsEs.cardWindows,
}

interface RuleSection {
  readonly id: string
  readonly title: { readonly en: string; readonly es: string }
  readonly rules: readonly RuleId[]
}

/** The rules of a section are the keys of its texts, so each ID stands in exactly one section. */
const section = (id: string, en: string, es: string, texts: Partial<Record<RuleId, string>>): RuleSection => ({
  id,
  title: { en, es },
  rules: Object.keys(texts) as RuleId[],
})

export const RULE_SECTIONS: readonly RuleSection[] = [
  section('modes', 'Components and modes', 'Componentes y modos', foundationsEn.modes),
  section('state', 'What always holds', 'Lo que siempre se cumple', foundationsEn.state),
  section('core', 'Core rules', 'Reglas básicas', foundationsEn.core),
  section('tea-order', 'Tea order', 'Orden de Té', foundationsEn.teaOrder),
  section('information', 'Private and public information', 'Información privada y pública', foundationsEn.information),
  section('clerks', 'Clerks and Locations', 'Funcionarios y Localizaciones', peopleEn.clerks),
  section('advisors', 'General and Advisors', 'General y Consejeros', peopleEn.advisors),
  section('shame', 'Shame', 'Deshonra', peopleEn.shame),
  section('setup', 'Setup', 'Preparación', setupEn.setup),
  section('spring', 'Spring', 'Primavera', yearEn.spring),
  section('raid', 'Raid', 'Incursión', yearEn.raid),
  section('summer', 'Summer', 'Verano', yearEn.summer),
  section('fall', 'Fall', 'Otoño', yearEn.fall),
  section('activation', 'Activation', 'Activación', yearEn.activation),
  section('winter', 'Winter', 'Invierno', yearEn.winter),
  section('hordes', 'Horde cards', 'Cartas de Horda', battleEn.hordes),
  section('defeat', 'Defeated Hordes', 'Hordas Derrotadas', battleEn.defeat),
  section('kill', 'Killing and saving Soldiers', 'Muerte y salvación de Soldados', battleEn.kill),
  section('breach', 'Breach', 'Brecha', battleEn.breach),
  section('rest', 'Rest Zones', 'Zonas de Descanso', battleEn.rest),
  section('attack', 'Attack', 'Atacar', battleEn.attack),
  section('production', 'Production Locations', 'Localizaciones de Producción', locationsEn.production),
  section('barracks', 'Barracks', 'Cuartel', locationsEn.barracks),
  section('builders', "Builders' Encampment", 'Campamento de Constructores', locationsEn.builders),
  section('logistics', 'Logistics Center', 'Centro de Logística', locationsEn.logistics),
  section('tea-house', 'Tea House', 'Casa de Té', locationsEn.teaHouse),
  section('embassy', "Emperor's Embassy", 'Embajada del Emperador', locationsEn.embassy),
  section('war-academy', 'War Academy', 'Academia de Guerra', locationsEn.warAcademy),
  section('tactics', 'Tactic cards', 'Cartas de Táctica', tacticsEndEn.tactics),
  section('end', 'End of the game and scoring', 'Fin de la partida y puntuación', tacticsEndEn.end),
  section('two-players', 'Two players: setup', 'Dos jugadores: preparación', reedEn.twoPlayers),
  section('reed', 'Reed Clan', 'Clan Junco', reedEn.reed),
  section('solo-setup', 'Solo: setup', 'Solitario: preparación', soloEn.soloSetup),
  section('solo-qin', 'Solo: Qin Jiushao', 'Solitario: Qin Jiushao', soloEn.soloQin),
  section('solo-cards', "Solo: Qin's cards", 'Solitario: las cartas de Qin', soloEn.soloCards),
  section('coop-setup', 'Co-op: setup', 'Cooperativo: preparación', coopEn.coopSetup),
  section('coop-play', 'Co-op: play', 'Cooperativo: desarrollo', coopEn.coopPlay),
  section('coop-requests', 'Co-op: Requests and Events', 'Cooperativo: Demandas y Eventos', coopEn.coopRequests),
  section('coop-end', 'Co-op: winning and losing', 'Cooperativo: victoria y derrota', coopEn.coopEnd),
  section('windows', 'Order of simultaneous rules', 'Orden de reglas simultáneas', tacticsEndEn.windows),
  section('rulings', 'Rulings', 'Aclaraciones', rulingsEn.rulings),
  section('hooks', 'What expansions may change', 'Lo que pueden cambiar las expansiones', hooksEn.hooks),
  section('card-general', 'Card rules: general', 'Reglas de cartas: generalidades', cardRulesEn.cardGeneral),
  section(
    'card-triggers',
    'Card rules: when they fire',
    'Reglas de cartas: cuándo se desencadenan',
    cardRulesEn.cardTriggers,
  ),
  section(
    'card-conditions',
    'Card rules: conditions, counts, costs and limits',
    'Reglas de cartas: condiciones, cantidades, costes y límites',
    cardRulesEn.cardConditions,
  ),
  section('card-effects', 'Card effects', 'Efectos de cartas', cardEffectsEn.cardEffects),
  section('card-modifiers', 'Card modifiers', 'Modificadores de cartas', cardEffectsEn.cardModifiers),
  section('betrayal', 'Betrayal in detail', 'Traición en detalle', cardEffectsEn.betrayal),
  section('horde-abilities', 'Abilities of Hordes', 'Habilidades de las Hordas', cardEffectsEn.hordeAbilities),
  section('card-windows', 'Tactic windows', 'Ventanas de Táctica', cardEffectsEn.cardWindows),
]
