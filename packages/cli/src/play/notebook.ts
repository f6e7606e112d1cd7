import type { AnyTable, Seat, TableEvent, Told } from '@wanli/kernel'
import { wrap } from '../draw/width.ts'
import { tell } from '@wanli/text'
import type { GameModule } from '../games/index.ts'
import type { Language } from '../text/index.ts'

export interface Note extends Told {
  /** How many answers had been given, this one's own included. */
  readonly at: number
}

/** What happened at a table, and how much of it each seat has read. */
export class Notebook {
  private notes: Note[] = []
  /** For no seat: what stood on a screen for everybody. */
  private readonly read = new Map<Seat | undefined, number>()
  private readonly table: AnyTable
  private readonly module: GameModule

  /** `before` is what was told until now. */
  constructor(table: AnyTable, module: GameModule, before: readonly Note[]) {
    this.table = table
    this.module = module
    this.notes = [...before]
    table.say = (event, secret) => this.notes.push({ event, secret, at: table.entries.length })
  }

  /** What was taken back has not happened. */
  forgetUndone(): void {
    this.notes = this.notes.filter(({ at }) => at <= this.table.entries.length)
    for (const [seat, count] of this.read) this.read.set(seat, Math.min(count, this.notes.length))
  }

  /** Paragraphs that this seat has not read yet; for no seat in particular, those that have stood on no screen. */
  news(seat: Seat | undefined, language: Language, room: number): string[] {
    const from = seat === undefined ? Math.max(0, ...this.read.values()) : (this.read.get(seat) ?? 0)
    return this.lines(this.notes.slice(from), seat, language, room)
  }

  /** This seat, or everybody, has read all that there is. */
  isRead(seat: Seat | undefined): void {
    this.read.set(seat, this.notes.length)
  }

  /** Everything, as this seat may know it. */
  all(seat: Seat | undefined, language: Language, room: number): string[] {
    return this.lines(this.notes, seat, language, room)
  }

  private lines(notes: readonly Note[], seat: Seat | undefined, language: Language, room: number): string[] {
    const visible = notes.map((note) => eventFor(note, seat))
    return paragraphs(visible, this.module, this.table, language).flatMap((text) => wrap(text, room, 2))
  }
}

/** An event with what this seat alone may know of it. */
const eventFor = ({ event, secret }: Told, seat: Seat | undefined): TableEvent =>
  seat !== undefined && secret?.to.includes(seat) === true ? { ...event, ...secret.is } : event

/** Events as sentences; those that belong together in one paragraph, which names who acts only once. */
export function paragraphs(
  events: readonly TableEvent[],
  module: GameModule,
  table: Pick<AnyTable, 'box'>,
  language: Language,
): string[] {
  const texts: string[] = []
  /** Who the last paragraph is about, if it goes on. */
  let open: string | undefined
  let before: TableEvent | undefined
  for (const event of events) {
    if (module.begins(event, before)) open = undefined
    const message = module.event(event, table.box)
    if (message === undefined) continue
    before = event
    const sentence = tell(module.texts[language], language, message)
    const who = actor(event, module, table, language)
    const last = texts.at(-1)
    if (open === undefined || last === undefined) texts.push(sentence)
    else if (open === who && /^:? /.test(sentence.slice(who.length)) && sentence.startsWith(who))
      texts[texts.length - 1] = `${last.replace(/\.$/, '')}; ${sentence.slice(who.length).replace(/^:? /, '')}`
    else texts[texts.length - 1] = `${last} ${sentence}`
    open = who
  }
  return texts
}

/** The name of the seat that an event is about, as its sentence begins; nothing if it is about no seat. */
function actor(event: TableEvent, module: GameModule, table: Pick<AnyTable, 'box'>, language: Language): string {
  const seat = (event as { seat?: unknown }).seat
  return typeof seat === 'number' ? tell(module.texts[language], language, module.seat(table.box, seat)) : ''
}
