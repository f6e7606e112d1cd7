import type { Company } from '../frame/company.ts'
import AfterGame from './parts/AfterGame.svelte'
import Ask from './parts/Ask.svelte'
import Awaited from './parts/Awaited.svelte'
import Chat from './parts/Chat.svelte'
import ChatButton from './parts/ChatButton.svelte'
import Line from './parts/Line.svelte'
import MenuRows from './parts/MenuRows.svelte'
import Seats from './parts/Seats.svelte'
import SeatClock from './parts/SeatClock.svelte'
import SeatSign from './parts/SeatSign.svelte'
import { tableName } from './room/lay.ts'
import type { OnlineTable } from './table.svelte.ts'

/** The company of an online table, as the frame sees it. */
export class OnlineCompany implements Company {
  readonly table: OnlineTable
  readonly parts: Company['parts'] = {
    Line,
    Awaited,
    SeatSign,
    SeatClock,
    Seats,
    Ask,
    ChatButton,
    Chat,
    MenuRows,
    AfterGame,
  }

  constructor(table: OnlineTable) {
    this.table = table
  }

  get title(): string {
    const { room } = this.table
    return room === undefined ? '' : tableName(room)
  }

  get cutOff(): boolean {
    return this.table.link.how !== 'up'
  }

  get troubled(): boolean {
    const { missed, room } = this.table
    return (
      this.cutOff ||
      (missed !== undefined && missed > 0) ||
      room?.paused === true ||
      (room?.agreed === true && room.state === 'over')
    )
  }

  /** A request, its outcome until it is read, or a seat whose time is up. */
  get asking(): boolean {
    const { room } = this.table
    return (
      room?.state === 'playing' &&
      (room.request !== undefined || this.table.toRead !== undefined || this.table.seatUp !== undefined)
    )
  }
}
