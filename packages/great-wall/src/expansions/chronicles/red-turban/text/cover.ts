/** What is said of it before its box is opened. */
export const en = {
  'expansion.redTurban': 'Red Turban Rebellion',
  'expansion.redTurban.help':
    'Together, one Year less, and any Breach loses. Each Spring the team buys Peace with Gold, for fewer Hordes, or gathers Clerks for War. Production costs Clerks, the Gold Mine takes no Overseers.',
  'only.redTurban': 'Only in the Red Turban Rebellion: --mode coop --expansions redTurban.',
  'setting.rt.embassy': 'Clerks sent to the Embassy',
  'setting.rt.embassy.help':
    'A Clerk who is sent to the Embassy goes back to those not yet hired, or to the Location, from where he comes home when it activates.',
  'setting.rt.embassy.clerkSupply': 'Must be hired again',
  'setting.rt.embassy.location': 'Stand at the Location',
} as const

export const es: Record<keyof typeof en, string> = {
  'expansion.redTurban': 'Rebelión de los Turbantes Rojos',
  'expansion.redTurban.help':
    'En equipo, con un Año menos, y cualquier Brecha pierde. Cada Primavera el equipo compra la Paz con Oro, para que vengan menos Hordas, o reúne Funcionarios para la Guerra. Producir cuesta Funcionarios y la Mina de Oro no admite Supervisores.',
  'only.redTurban': 'Solo en la Rebelión de los Turbantes Rojos: --mode coop --expansions redTurban.',
  'setting.rt.embassy': 'Funcionarios enviados a la Embajada',
  'setting.rt.embassy.help':
    'Un Funcionario enviado a la Embajada vuelve con los que aún no están contratados, o va a la Localización, de donde regresa cuando esta se activa.',
  'setting.rt.embassy.clerkSupply': 'Hay que contratarlos de nuevo',
  'setting.rt.embassy.location': 'Están en la Localización',
}

declare module '../../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}
