const en = {
  'gw.fortress': 'Diaoyucheng',
  'gw.fortress.small': 'Fortress',
  'gw.fortress.of': 'of {top}',
  'gw.fortress.defense': 'Defense of the Fortress: {defense} of {top}',
  'gw.fortress.tokens': '{n, plural, one {# Shame token} other {# Shame tokens}} beside it',
  'gw.fortress.archer': 'Archer of {player} in the Fortress',
  'gw.fortress.free': 'Free Firing spots of the Fortress: {n}',
  'gw.fortress.tonight':
    'Tonight: {tokens, plural, one {# token} other {# tokens}} less {archers, plural, one {# Archer} other {# Archers}}, {loss, plural, =0 {it holds} other {Defense −#}}',
  'gw.fortress.falls':
    'Tonight it falls: {tokens, plural, one {# token} other {# tokens}}, {archers, plural, one {# Archer} other {# Archers}}',
  'gw.fortress.archerPrice': 'An Archer into the Fortress: {n} Wood more',
  'gw.fortress.sendPrice': 'An Archer into the Fortress: {n} Wood',
  'gw.fortress.raisePrice': 'Defense of the Fortress +1: {n} own Resources, no Chi',
  'gw.fortress.what':
    'Each Night its Defense falls by the tokens beside it, less 1 for each Archer in it. At 0 the game is lost.',
  'gw.fortress.what.archers':
    'Archers come from the Barracks or by the Logistics Center. In Winter they shoot first, at any front row; after the Night they rest.',
  'gw.fortress.what.defense':
    'Clerks of the Builders raise it by 1 for 3 own Resources, no Chi; the Warehouse does not pay.',
  'gw.fortress.now': 'Tonight, as things are: Defense −{loss}.',
  'gw.moment.night': 'Night: Defense −{loss}',
  'gw.moment.night.holds': 'Night: it holds',
  'gw.moment.token': 'A token beside the Fortress',
  'gw.next.fortress': 'the Fortress',
  'gw.change.fortress': 'Fortress',
  'gw.change.fortress.aim': 'There are no Requests: the team wins if the Fortress stands after the last Night.',
}
const es: Record<keyof typeof en, string> = {
  'gw.fortress': 'Diaoyucheng',
  'gw.fortress.small': 'Fortaleza',
  'gw.fortress.of': 'de {top}',
  'gw.fortress.defense': 'Defensa de la Fortaleza: {defense} de {top}',
  'gw.fortress.tokens': '{n, plural, one {# ficha} other {# fichas}} de Deshonra a su lado',
  'gw.fortress.archer': 'Arquero de {player} en la Fortaleza',
  'gw.fortress.free': 'Puestos de Disparo libres de la Fortaleza: {n}',
  'gw.fortress.tonight':
    'Esta Noche: {tokens, plural, one {# ficha} other {# fichas}} menos {archers, plural, one {# Arquero} other {# Arqueros}}, {loss, plural, =0 {aguanta} other {Defensa −#}}',
  'gw.fortress.falls':
    'Esta Noche cae: {tokens, plural, one {# ficha} other {# fichas}}, {archers, plural, one {# Arquero} other {# Arqueros}}',
  'gw.fortress.archerPrice': 'Un Arquero a la Fortaleza: {n} de Madera más',
  'gw.fortress.sendPrice': 'Un Arquero a la Fortaleza: {n} de Madera',
  'gw.fortress.raisePrice': 'Defensa de la Fortaleza +1: {n} recursos propios, sin Chi',
  'gw.fortress.what':
    'Cada Noche su Defensa baja tanto como fichas hay a su lado, 1 menos por cada Arquero que la guarda. Con 0 se pierde la partida.',
  'gw.fortress.what.archers':
    'Los Arqueros llegan del Cuartel o por el Centro de Logística. En Invierno disparan primero, a cualquier primera fila; tras la Noche descansan.',
  'gw.fortress.what.defense':
    'Los Funcionarios de los Constructores la aumentan en 1 por 3 recursos propios, sin Chi; el Almacén no paga.',
  'gw.fortress.now': 'Esta Noche, tal como está: Defensa −{loss}.',
  'gw.moment.night': 'Noche: Defensa −{loss}',
  'gw.moment.night.holds': 'Noche: aguanta',
  'gw.moment.token': 'Una ficha junto a la Fortaleza',
  'gw.next.fortress': 'la Fortaleza',
  'gw.change.fortress': 'Fortaleza',
  'gw.change.fortress.aim': 'No hay Demandas: el equipo gana si la Fortaleza resiste la última Noche.',
}
export const texts = { en, es }
