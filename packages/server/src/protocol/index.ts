/*
 * What a page and the server tell each other. Sources of truth are the schemas; the page takes the types (`import type`).
 */
export type { Trouble, TroubleCode } from './common.ts'
export type { HolidayList, Link, Linked, Me, PasskeyLine, PasskeyList } from './identity.ts'
export type { ChatLine, Hello, Ping, RoomAct, RoomDeed, ServerMessage } from './live.ts'
export type { BotLine, Scope, TokenLine, TokenList, TokenMade } from './tokens.ts'
export type { GameResult, Profile, TableRatings } from './ratings.ts'
export type { Reach, Reaching } from './reach.ts'
export type {
  Clock,
  Created,
  Creating,
  Missing,
  Presence,
  Request,
  RequestWhat,
  RoomOptions,
  RoomSeat,
  RoomView,
  SeatWish,
  Standing,
  TableLine,
  TableList,
  Unrated,
} from './rooms.ts'
