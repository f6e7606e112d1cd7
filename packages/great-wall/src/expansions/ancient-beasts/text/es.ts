import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'detail.beasts': 'cada Bestia debe estar en una Localización o en una sección abierta ({rule}).',
  'detail.beastLevel': 'una Bestia tiene nivel 1, 2 o 3 ({rule}).',
  'detail.relics': 'cada Reliquia debe estar exactamente una vez, en el mazo o revelada ({rule}).',
  'prompt.beastPlace': '¿Qué Bestia colocas, y dónde?',
  'prompt.beastUpgrade': '¿Mejoras una Bestia?',
  'prompt.beastMove': '¿Mueves a {beast} a otra área?',
  'prompt.beastMove.by': '{card}: ¿qué Bestia mueves, y adónde?',
  'option.beast': '{beast} va {area}',
  'option.beastUpgrade': 'Mejorar a {beast}',
  'event.beastPlaced': '{player} coloca a {beast} {area}.',
  'event.beastByLot': '{beast} se coloca por sorteo {area}.',
  'event.beastUpgraded': '{player} mejora a {beast} al nivel {level}.',
  'event.beastMoved': '{player} mueve a {beast} {from} {to}.',
  'event.relicShown': 'Nueva Reliquia: {card}.',
  'why.beastIsThere': '{beast} ya está allí.',
  'why.beastAtTop': '{beast} ha llegado al nivel {level}, el último.',
  'impossible.beastUpgrade': 'mejorar ninguna Bestia',
  'area.section': '{form, select, to {a {section}} from {de {section}} at {en {section}} other {{section}}}',
  'beast.areas': 'Nivel {level}. Puede estar en: {areas}.',
  'beast.areas.sections': 'Nivel {level}. Puede estar en cualquier sección.',
  'beast.upgrade': 'Para el siguiente nivel: {price}.',
  'beast.where': 'Sus habilidades valen donde está, para todos los jugadores.',
  'relic.once': 'Todo ello junto es un solo uso.',
  'action.beastUpgrade': 'Cada mejora de una Bestia',
  'mod.donations': 'Puedes donar una vez por cada Funcionario tuyo allí',
  'on.onBeast':
    '{every, select, true {Cada vez que} other {Cuando}} {what, select, upgrade {mejoras} move {mueves} other {mejoras o mueves}} una Bestia',
  'if.beastHere': '{chosen, select, true {hay una Bestia en la sección que elijas} other {hay una Bestia allí}}',
  'effect.moveBeast':
    '{form, select, they {mueve} to {mover} other {mueve}} una Bestia {which, select, section {de las secciones } location {de las Localizaciones } other {}}a otra área',
  'count.ownPaid':
    '{form, select, each {cada recurso propio que hayas pagado por Murallas aquí} every {cada {d} recursos propios que hayas pagado por Murallas aquí} per {recurso propio pagado por Murallas aquí} other {el número de recursos propios que hayas pagado por Murallas aquí}}',
}
