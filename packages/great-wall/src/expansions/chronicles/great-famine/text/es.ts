import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'detail.famine':
    'nadie tiene más Comida que la capacidad, y esta no sale de su indicador ni baja hasta el número con el que pierden todos ({rule}).',
  'location.market': '{form, select, to {al} of {del} from {del} at {en el} other {el}} {name}',
  'impossible.market': 'comprar Comida',
  'ending.famine': 'la despensa está vacía',
  'prompt.market': 'Mercado: {price} Oro por {n} de Comida. Tienes {food} y caben {capacity}. ¿Cuántas veces compras?',
  'prompt.feed':
    'Fase de Comida: {food} de Comida para {mouths, plural, one {# pieza} other {# piezas}}. {hungry, plural, =0 {Todos comen} other {Pasan hambre: {list}}}. ¿Es esta la comida?',
  'option.buyFood': '{n, plural, one {Comprar una vez} other {Comprar # veces}}',
  'option.eat': 'Servir la comida',
  'option.feed': 'Alimentar a {piece}',
  'option.starve': 'Dejar con hambre a {piece}',
  'eater.overseer': 'el Supervisor {location}',
  'eater.clerk': 'un Funcionario {location}',
  'eater.horde': '{unit} en una Horda, {section}, fila {row}',
  'eater.firing': '{unit} en un Puesto de Disparo, {section}',
  'eater.rest': '{unit} en la zona de Descanso, {section}',
  'eater.several': '{piece} ({n} de ellos)',
  'why.noFoodLeft':
    'Solo hay Comida para {food}, y ya {food, plural, one {la tiene otro} other {la tienen otros}}: deja antes con hambre a uno de ellos.',
  'event.foodGained':
    '{player} obtiene {n} de Comida y ahora tiene {has}{cut, plural, =0 {} one {; para # más no había sitio} other {; para # más no había sitio}}.',
  'event.capacityFell':
    'La despensa se reduce en {n} (Brecha o Incursión en {section}): caben {capacity} de Comida por jugador.',
  'event.famineRaid': 'Incursión: no hay sitio para {horde} en {section}.',
  'event.foodSpoilt': '{player} pierde {n} de Comida que ya no cabe: quedan {has}.',
  'event.eatingPhase': 'Empieza la Fase de Comida.',
  'event.ate':
    '{player} alimenta a {n, plural, one {# pieza} other {# piezas}}{hungry, plural, =0 {} one {, # pasa hambre} other {, # pasan hambre}}: quedan {food} de Comida.',
  'event.soldierUnfed':
    '{player} devuelve {unit} a la reserva por falta de Comida: {from, select, horde {en una Horda} firing {en un Puesto de Disparo} other {en la zona de Descanso}}, {section}.',
  'event.overseerUnfed':
    '{player} pierde el Supervisor de nivel {level} {location} por falta de Comida: {unit} vuelve a la reserva.',
  'scenario.SCN-2.1':
    'Cada Invierno, tras la fase de Asalto: alimenta a cada uno de tus Soldados en las secciones, a tus Supervisores y a tus Funcionarios en Localizaciones, 1 de Comida por pieza; quien no come vuelve a la reserva.',
  'scenario.SCN-2.2':
    'El Mercado es una Localización especial: por cada Funcionario tuyo allí puedes pagar tanto Oro como la Mortandad y obtener {n} de Comida.',
  'scenario.SCN-2.3':
    'Brechas e Incursiones no traen Deshonra: la capacidad baja 1 por cada Horda. Con {loss} o menos pierden todos los jugadores.',
}
