import { prefixed } from '@wanli/kernel'
import { PROBLEM_TEXTS } from '../../data/problems.ts'
import type { details as en } from '../en/details.ts'

export const details: Readonly<Record<keyof typeof en, string>> = {
  'detail.clansNeeded': 'debe nombrar {seats} colores distintos.',
  'detail.variantTwice': 'hay una variante repetida.',
  'detail.auctionOnly': 'solo en una subasta se descartan tableros.',
  'detail.leaveOutCount':
    'en una subasta con {seats} jugadores {count, plural, =0 {no se descarta ningún tablero} one {se descarta # tablero} other {se descartan # tableros distintos}}.',

  'detail.tooManyRounds': 'la partida tiene {rounds} rondas (ZG-GEN-01).',
  'detail.notPlaying': '«{name}» no juega; los jugadores son {names}.',
  'detail.everySeatOnce': 'debe nombrar a cada jugador una vez.',
  'detail.cardsBeforeBoards': 'las cartas se reparten solo cuando todos tienen tablero (ZG-AUCT-09).',
  'detail.boardNeeded': 'alguien no tiene aún tablero: da uno a cada jugador o nombra la fase chooseBoard o auction.',
  'detail.boardTwice': 'un tablero de jugador se ofrece dos veces o lo tienen dos jugadores ({rule}).',
  'detail.boardsOnOffer':
    '{takers, plural, one {# jugador no tiene} other {# jugadores no tienen}} tablero, pero hay {count, plural, one {# tablero} other {# tableros}} en oferta.',
  'detail.bidImpossible': 'debe ser posible una puja de {bid} (ZG-AUCT-03).',
  'detail.noOfficialLeft': 'no queda ningún funcionario {official} (ZG-GEN-03).',
  'detail.markersLeft': 'fichas de color {marker} que quedan: {count} (ZG-SETUP-11).',
  'detail.noPieceLeft':
    'a {clan} no le quedan {piece, select, governors {gobernadores} palaces {palacios} other {murallas}} (ZG-GEN-03).',
  'detail.noSquare': 'no existe la casilla {square}.',
  'detail.noTileSide': 'no existe la cara «{name}»; escribe WT1a o WT1b.',
  'detail.tileTwice': 'hay una loseta repetida.',
  'detail.notTaskKind':
    '«{id}» no es una misión de {task}. Cada sección enumera murallas, palacios y gobernadores, en este orden.',
  'detail.taskNotInPlay': '«{id}» no está en juego.',
  'detail.cardTwice': 'la carta #{card} está en dos sitios (ZG-INV-06).',
  'detail.deckContents': 'debe contener exactamente las cartas que no están en ningún otro sitio (ZG-INV-06).',
  'detail.emptyHand': '{clan} no tiene cartas en la mano.',

  'detail.officials': 'el número de funcionarios de color {official} de {clan} no cuadra ({rule}).',
  'detail.workersArea': '{clan} tiene demasiados funcionarios en el área de trabajadores {region} ({rule}).',
  'detail.unrest': 'el malestar de {clan} en la región {region} se sale de su marcador ({rule}).',
  'detail.cards': '{clan} tiene demasiadas cartas en la región {region} ({rule}).',
  'detail.workers': '{clan} tiene menos de 0 trabajadores en la región {region} ({rule}).',
  'detail.pieces':
    'el número de {piece, select, governors {gobernadores} palaces {palacios} other {murallas}} de {clan} no cuadra ({rule}).',
  'detail.taskDiscs': '{clan} ha colocado demasiados discos de misión ({rule}).',
  'detail.vp': '{clan} tiene menos de 0 PV ({rule}).',
  'detail.markers': 'el número de fichas de color {marker} no cuadra ({rule}).',
  'detail.bigMarker': 'la ficha de valor 3 de color {marker} no es de nadie de esta mesa ({rule}).',
  'detail.palaces': 'la región {region} tiene demasiados palacios ({rule}).',
  'detail.wallSection': '{clan} tiene demasiadas murallas en una sección ({rule}).',
  'detail.taskSlots': '{id} tiene demasiados discos, o dos del mismo jugador ({rule}).',
  'detail.allCards': 'cada una de las 120 cartas debe estar exactamente una vez ({rule}).',
  'detail.discs': 'la escala y la columna deben tener el disco de cada jugador exactamente una vez ({rule}).',
  ...prefixed('detail.data', PROBLEM_TEXTS.es),
}
