const en = {
  'gw.visit.store': 'Warehouse',
  'gw.visit.store.here': 'To the Warehouse',
  'gw.visit.stored': '{n, plural, one {# Clerk} other {# Clerks}} of {player} in the Warehouse',
  'gw.visit.wish': "The Emperor's wish",
  'gw.visit.wish.rule': '{honor} Honor this Winter, or Shame',
  'gw.visit.space': '{n} {resource}{now, select, true {, wished for this Year} other {}}',
  'gw.visit.reached': 'you have it',
  'gw.visit.missing': 'you have too few',
  'gw.visit.wish.what':
    'After the Assault whoever has as many of the marked Resource gains {honor} Honor, everyone else {shame} Shame. Nothing is spent.',
  'gw.visit.store.what':
    'Clerks may be moved here and away. Whoever has most here in Winter chooses the next wish; then all go home.',
  'gw.moment.claim': '+{honor}',
  'gw.moment.claim.not': 'too few',
  'gw.next.wish': 'the next wish',
  'gw.change.visit': "The Emperor's wish",
  'gw.change.visit.text':
    'Each Winter after the Assault whoever has enough of the wished Resource gains {honor} Honor, everyone else Shame. Clerks may go to the Warehouse: who has most there chooses the next wish.',
}
const es: Record<keyof typeof en, string> = {
  'gw.visit.store': 'Almacén',
  'gw.visit.store.here': 'Al Almacén',
  'gw.visit.stored': '{n, plural, one {# Funcionario} other {# Funcionarios}} de {player} en el Almacén',
  'gw.visit.wish': 'El deseo del Emperador',
  'gw.visit.wish.rule': '{honor} de Honor este Invierno, o Deshonra',
  'gw.visit.space': '{n} {resource}{now, select, true {, deseado este año} other {}}',
  'gw.visit.reached': 'lo tienes',
  'gw.visit.missing': 'te falta',
  'gw.visit.wish.what':
    'Tras el Asalto, quien tenga tantos del recurso marcado gana {honor} de Honor; los demás, {shame} de Deshonra. No se gasta nada.',
  'gw.visit.store.what':
    'Los Funcionarios pueden venir aquí y salir. Quien tenga más en Invierno elige el siguiente deseo; luego todos vuelven.',
  'gw.moment.claim': '+{honor}',
  'gw.moment.claim.not': 'no llega',
  'gw.next.wish': 'el siguiente deseo',
  'gw.change.visit': 'El deseo del Emperador',
  'gw.change.visit.text':
    'Cada Invierno, tras el Asalto, quien tenga bastante del recurso deseado gana {honor} de Honor; los demás, Deshonra. Los Funcionarios pueden ir al Almacén: quien tenga más allí elige el siguiente deseo.',
}
export const texts = { en, es }
