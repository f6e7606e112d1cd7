import { prefixed } from '@wanli/kernel'
import { EXPECTED, PROBLEM_TEXTS } from '../../data/problems.ts'
import type { details as en } from '../en/details.ts'

export const details: Readonly<Record<keyof typeof en, string>> = {
  'detail.seatsOfMode': 'el modo {mode} es para este número de jugadores: {values}.',
  'detail.wordOfMode': '{card} dice «{word}», una palabra que el modo {mode} no conoce.',
  'detail.clansNeeded': 'debe nombrar {seats} clanes distintos; los que hay son {names}.',

  'detail.notPlaying': '«{name}» no juega; los jugadores son {names}.',
  'detail.noneOf': '«{name}» no es ninguno de estos valores: {names}.',
  'detail.noCard': 'no existe la carta «{name}» de este tipo.',
  'detail.noSlot': 'el indicador de Tiempo no tiene ninguna casilla {number}.',
  'detail.noSpot': 'no existe el espacio {number}.',
  'detail.noLevel': 'un Supervisor no tiene nivel {number}.',
  'detail.notProduction': '{location} no tiene Supervisores: no es una Localización de Producción.',
  'detail.soldiersLeft': '{unit} que quedan: {count} ({rule}).',
  'detail.clerksLeft': 'Funcionarios que le quedan a {clan}: {count} ({rule}).',
  'detail.cardTwice': 'la carta {card} está en dos sitios.',
  'detail.shameTokens': 'en total hay {count} fichas de Deshonra ({rule}).',
  'detail.commandNeeded': 'un turno necesita una carta en la cola de Mando.',
  'detail.turnNeeded': 'activation necesita turn, un jugador.',

  'detail.soldiers': '{clan} tiene {count} {unit} entre el tablero y la reserva, no {right} ({rule}).',
  'detail.clerks': 'el número de Funcionarios de {clan} no cuadra ({rule}).',
  'detail.holdings': '{clan} tiene menos de 0 de Honor o de recursos ({rule}).',
  'detail.shame': 'hay {count} fichas de Deshonra en la mesa, no {right} ({rule}).',
  'detail.teaOrder': 'el orden de Té debe nombrar a cada jugador una vez ({rule}).',
  'detail.pairs': 'un Jinete de {section} no cubre dos Zonas Vitales contiguas ({rule}).',
  'detail.hordes': 'hay demasiadas Hordas en {section} ({rule}).',
  'detail.walls': 'hay demasiados niveles de Muralla o Barricadas en {section} ({rule}).',
  'detail.firingSpots': 'hay más figuras que Puestos de Disparo en {section} ({rule}).',
  'detail.onlyArchers': 'solo puede haber Arqueros en los Puestos de Disparo de {section} ({rule}).',
  'detail.clerkSpots': 'hay más Funcionarios que espacios en esta Localización: {location} ({rule}).',
  'detail.warehouse': 'el Almacén tiene menos de 0 ({rule}).',
  'detail.hordeCards': 'cada carta de Horda debe estar exactamente una vez ({rule}).',
  'detail.tacticCards': 'cada carta de Táctica debe estar exactamente una vez ({rule}).',
  'detail.advisorCards': 'ninguna carta de Consejero puede estar dos veces ({rule}).',
  ...prefixed('detail.data', PROBLEM_TEXTS.es),
  ...prefixed('expected', EXPECTED.es),
}
