import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'detail.turbanState': 'solo vienen menos Hordas en un Año de Paz ({rule}).',
  'source.hires': 'Funcionarios por Honor',
  'ending.breach': 'se abrió una Brecha en la Muralla',
  'prompt.turbanState': '¿Paz o Guerra? Sin Paz {hordes, plural, one {viene # Horda} other {vienen # Hordas}}.',
  'prompt.turbanShare': 'Paz por {gold} de Oro: de los {left} que faltan, ¿cuántos paga {who}?',
  'prompt.turbanConfirm': 'Paz, {fewer, plural, one {# Horda} other {# Hordas}} menos: ¿pagas {n} de Oro?',
  'prompt.honorHire': '¿Pierdes {honor} de Honor y contratas 1 Funcionario?',
  'option.war': 'Guerra: sin pago, cada jugador contrata 1 Funcionario',
  'option.peace': 'Paz: {gold} de Oro entre todos, {fewer, plural, one {# Horda} other {# Hordas}} menos',
  'option.honorHire': 'Contratar un Funcionario por {honor} de Honor',
  'why.hordesRemain': 'Al menos {n, plural, one {viene # Horda} other {vienen # Hordas}}, se pague lo que se pague.',
  'event.peaceProposed': '{player} propone la Paz, {fewer, plural, one {# Horda} other {# Hordas}} menos: {shares}.',
  'event.peaceShare': '{who}, {n} de Oro',
  'event.shareRefused': '{player} no acepta pagar {n} de Oro.',
  'event.peace':
    'Paz: {fewer, plural, one {# Horda} other {# Hordas}} menos, {left, plural, one {viene #} other {vienen #}}.',
  'event.war':
    'Guerra{without, select, gold {: entre todos no hay Oro para la Paz} hordes {: no {n, plural, one {viene más de # Horda} other {vienen más de # Hordas}} y no hay nada que comprar} other {}}.',
  'event.clerkSent':
    '{player} envía un Funcionario a la Embajada{raid, select, true { por la Incursión} other {: nadie tenía más {location}}}.',
  'event.noClerkToHire': '{player} ya no tiene Funcionarios que contratar.',
  'card.turban':
    'Cualquier Brecha pierde. Cada Primavera comprad la Paz, {gold} de Oro por cada Horda menos, y {left, plural, one {viene al menos #} other {vienen al menos #}}; o reunid fuerzas para la Guerra, y cada jugador contrata gratis 1 Funcionario.',
  'card.turban.clerks':
    'Cuando se activa una Localización de Producción, quien tiene más Funcionarios allí envía uno a la Embajada; una Incursión envía uno de la reserva de cada jugador. En Verano {honor} de Honor contratan uno. No hay Supervisores {mine}.',
}
