import type { soldiers as en } from './soldiers.en.ts'

export const soldiers: Record<keyof typeof en, string> = {
  'unit.monk': '{n, plural, one {Monje Guerrero} other {Monjes Guerreros}}',
  'unit.bomber': '{n, plural, one {Bombardero} other {Bombarderos}}',
  'unit.flamethrower': '{n, plural, one {Lanzallamas} other {Lanzallamas}}',
  'unit.crossbowman': '{n, plural, one {Ballestero} other {Ballesteros}}',
  'unit.tank': '{n, plural, one {Tanque} other {Tanques}}',
  'unit.specialSoldier': '{n, plural, one {soldado especial} other {soldados especiales}}',
  'aUnit.monk': 'un Monje Guerrero',
  'aUnit.bomber': 'un Bombardero',
  'aUnit.flamethrower': 'un Lanzallamas',
  'aUnit.crossbowman': 'un Ballestero',
  'aUnit.tank': 'un Tanque',
  'aUnit.specialSoldier': 'un soldado especial',
  'option.snakeToken': 'Ficha de Serpiente: {section}, fila {row}, Zona Vital {spot}',
  'prompt.bomberDrop': 'Tu Bombardero de {section}: ¿deja el Puesto de Disparo por una Zona Vital de la fila 1?',
  'special.price': '{n} del clan {clan}, {price} cada uno.',
  'special.monk': 'Cubre 1 Zona Vital de una Horda en cualquier fila y gana su recompensa.',
  'special.bomber':
    'Desde un Puesto de Disparo pone 1 Herida en cualquier Horda de su sección; justo después puede dejar la Muralla y cubrir 1 Zona Vital de la fila 1, con su recompensa.',
  'special.flamethrower':
    'Cubre 1 Zona Vital de la fila 1 con su recompensa y pone una Herida en cada Zona Vital libre contigua.',
  'special.crossbowman':
    'Desde un Puesto de Disparo pone una ficha de Serpiente en cualquier Horda de su sección: cubre la Zona, cuenta como un Soldado para la Derrota y la reclamación, evita la Deshonra de una Brecha y {mortal, select, true {en una Derrota se puede perder en lugar de un Soldado} other {no puede morir}}.',
  'special.tank':
    'Cubre todas las Zonas Vitales de 2 por 2 casillas de la fila 1, también las heridas, con las recompensas de las libres. Las Máquinas de Guerra no lo alcanzan.',
}
