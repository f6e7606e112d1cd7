import type { modifiers as en } from '../en/modifiers.ts'

export const modifiers: Readonly<Record<keyof typeof en, string>> = {
  'action.recruit': 'Cada reclutamiento',
  'action.recruit:spearman': 'Cada Lancero reclutado',
  'action.recruit:archer': 'Cada Arquero reclutado',
  'action.recruit:horseman': 'Cada Jinete reclutado',
  'action.upgrade': 'Cada mejora de un Supervisor',
  'action.buildWall': 'Cada nivel de Muralla',
  'action.buildBarricade': 'Cada Barricada',
  'action.hireClerk': 'Cada Funcionario contratado',
  'action.hireAdvisor': 'Cada Consejero contratado',
  'action.save': 'Salvar a un Soldado',
  'action.saveTotal': 'Salvar Soldados en una misma tanda de muertes, sean los que sean,',
  'action.shameChi': 'Descartar una ficha de Deshonra en Verano',
  'action.shameHonor': 'Descartar una ficha de Deshonra',
  'action.boost': 'Un efecto reforzado',

  'change.resources': '{n, plural, one {# recurso} other {# recursos}} {dir, select, more {más} other {menos}}',
  'change.gold': '{n} Oro {dir, select, more {más} other {menos}}',
  'change.chi': '{n} Chi {dir, select, more {más} other {menos}}',
  'change.honor': '{n} de Honor {dir, select, more {más} other {menos}}',
  'change.level': '{dir, select, more {aumenta} other {disminuye}} en {n}',
  'change.power': '{dir, select, more {+} other {−}}{n} de Poder',
  'change.clerks': '{n, plural, one {# Funcionario} other {# Funcionarios}} más',
  'change.archers': '{n, plural, one {uno de tus Arqueros} other {# de tus Arqueros}}',

  'mod.cost': '{action} {scope, select, team {cuesta a todos los jugadores} other {te cuesta}} {change}',
  'mod.cost.min':
    '{action} {scope, select, team {cuesta a todos los jugadores} other {te cuesta}} {change}, pero al menos {min}',
  'mod.handLimit': 'Tu límite de cartas de Táctica en la mano es de {n}',
  'mod.handLimit.change': 'Tu límite de cartas de Táctica en la mano {change}',
  'mod.othersClerks': 'En un recuadro de «Otros jugadores» puedes mover {change}',
  'mod.noShame': 'No recibes Deshonra por estar solo en una Localización',
  'mod.claim': 'En cada Horda en la que tengas {unit}, cuentas {what} cuando se reclame',
  'mod.reach':
    'Tus {units} pueden atacar a las Hordas de {rows, plural, =1 {la fila 1} =2 {las filas 1 y 2} other {las filas 1 a #}}',
  'mod.shots':
    'En la Fase de Disparo, {archers} {one, select, true {puede} other {pueden}} colocar 1 Herida más{one, select, true {} other { cada uno}}',
  'mod.lethality': 'Para ti, la Mortandad {change}',
  'mod.lethality.horde': 'La Mortandad en esta Horda {change}',
  'mod.lethality.breach': 'La Mortandad en una Brecha {change}',
  'mod.lethality.here': 'En cada Horda de esta sección, la Mortandad {change}',
  'mod.power': 'Esta Horda tiene {change}',
  'mod.power.row1': 'Cada Horda junto a la Muralla tiene {change}',
  'mod.power.all': 'Cada Horda tiene {change}',
  'mod.power.here': 'Cada Horda de esta sección tiene {change}',
  'mod.halveDefense':
    'La Defensa de esta sección se reduce a la mitad, redondeando hacia abajo, una vez por cada Horda así que haya en ella',
  'mod.noBarricade': 'Las Barricadas de esta sección no dan Defensa',
  'mod.taunt':
    'Los Arqueros de esta sección solo pueden colocar Heridas en esta Horda mientras le quede una Zona Vital libre',
  'mod.noWound': 'Nadie puede colocar Heridas en esta Horda; los Soldados retirados dejan las suyas como siempre',
  'mod.advance':
    'Después de cada Fase de Asalto, esta Horda intercambia su lugar con la que tiene delante, con todo lo que haya en ellas',
  'mod.pack': 'Esta Horda tiene {change} por cada otra Horda de su sección',
  'mod.noUnit': 'Los {units} no pueden atacar a esta Horda',
  'mod.while': '{text}. Vale mientras {conditions}',
}
