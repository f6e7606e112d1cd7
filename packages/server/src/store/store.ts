import type { Scope } from '../protocol/tokens.ts'
import type { Ended, Standing } from '../ratings/ended.ts'

/*
 * What a server keeps, whatever keeps it. All about a table is one log: how the room stands, how the game was laid, what was answered. Who adds
 * entry 57 first has it; a second one is told so. Beside it lies what lists need, always changed in the same commit.
 */

/** One thing that happened at a table, as JSON. */
export interface Entry {
  readonly seq: number
  readonly at: number
  readonly record: string
}

/** A table as lists need it. */
export interface TableRow {
  readonly state: 'laying' | 'playing' | 'over' | 'closed'
  readonly game: string
  readonly public: boolean
  /** Somebody must look at the table at that time, even if nobody comes: a bot is to answer, a time is up. */
  readonly wake: number | null
  /** What a list shows of it, as JSON. */
  readonly line: string
}

/** A person at a table, for the list of what waits for him. */
export interface PlaceRow {
  readonly person: string
  readonly waits: boolean
  readonly asked: boolean
  /** Since when; 0 for who neither waits nor is asked: since the last change of the table. */
  readonly since: number
}

export interface Append extends Entry {
  readonly table: string
  readonly row: TableRow
  /** Everybody who belongs to the table; who is not named any more does not. Left out: as before. */
  readonly places?: readonly PlaceRow[]
  /** Of these alone something has changed; what they have seen stays seen. */
  readonly turns?: readonly PlaceRow[]
  /** The position of the game, for the day when rules or data have changed. Left out: as before. */
  readonly kept?: string
  /** The game ends with this entry: results and ratings change with it, once. */
  readonly ended?: Ended
}

export interface ListedTable extends TableRow {
  readonly table: string
  readonly changed: number
}

/** The last entry of a table, and the last line of its chat. */
export interface Head {
  readonly table: string
  readonly seq: number
  readonly said: number
}

export interface Person {
  readonly id: string
  readonly name: string
  /** Of a bot: whose it is. Never changed. */
  readonly owner: string | null
  /** To sign in with, in small letters. */
  readonly handle: string | null
  readonly password: string | null
  /** How many keys of devices he has; counted, not written. */
  readonly passkeys: number
  /** Cookies of an earlier one are worth nothing any more. */
  readonly epoch: number
  readonly created: number
  readonly seen: number
}

/** A code that works once. Only its hash is kept. */
export interface Code {
  readonly hash: string
  readonly person: string
  readonly table: string | null
  readonly seat: number | null
  readonly until: number
}

/** A key that a device keeps, as far as the server knows it. */
export interface Passkey {
  readonly id: string
  readonly person: string
  readonly name: string
  /** Its public half, in base64url. */
  readonly key: string
  /** How often it has signed, by its own count; 0 for ever, if it does not count. */
  readonly counter: number
  readonly created: number
  readonly used: number | null
}

/** What a device is to sign. `person`: for whom a key is made; null: to sign in. */
export interface Challenge {
  readonly text: string
  readonly person: string | null
  readonly until: number
}

/** A token, as far as it is kept: whoever reads this can't use it. */
export interface Token {
  readonly id: string
  readonly hash: string
  readonly person: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly created: number
  readonly used: number | null
}

export interface Said {
  readonly n: number
  readonly at: number
  readonly to: 'table' | 'watchers'
  readonly person: string
  readonly name: string
  readonly text: string
}

/** How strong somebody is taken to be at one mode of a game. */
export interface KeptStanding extends Standing {
  readonly subject: string
  readonly game: string
  readonly mode: string
}

/** What somebody reached at a table. */
export interface Result {
  readonly table: string
  readonly at: number
  readonly game: string
  readonly mode: string
  readonly seats: number
  readonly place: number
  readonly points: number
  readonly won: boolean
  /** The rating after it, and by how much it had changed; null: it did not count. */
  readonly rated: { readonly rating: number; readonly deviation: number; readonly change: number } | null
  /** What lists show of the table (`TableRow.line`). */
  readonly line: string
}

/** Somebody's clocks stand still from then until then. */
export interface Holiday {
  readonly person: string
  readonly from: number
  readonly to: number
}

export interface Store {
  /** Add to the log of a table. True when it is on the disk; false if somebody else was first, and nothing has changed. */
  append(entry: Append): Promise<boolean>
  /** What was added after that entry, in order. */
  log(table: string, after: number): Promise<readonly Entry[]>
  /** The last position that was kept, as JSON. */
  kept(table: string): Promise<string | undefined>
  /** Keep a position without adding to the log. */
  keep(table: string, kept: string): Promise<void>
  /** What lists have of a table. */
  listed(table: string): Promise<ListedTable | undefined>
  tablesOf(person: string): Promise<readonly (ListedTable & PlaceRow)[]>
  lobby(limit: number): Promise<readonly ListedTable[]>
  /** How far the logs of these tables are, and what was said there. */
  heads(tables: readonly string[]): Promise<readonly Head[]>
  /** How somebody is told that something waits for him, as JSON. */
  reach(person: string): Promise<string | undefined>
  /** Undefined: not at all. */
  saveReach(person: string, ways: string | undefined): Promise<void>
  /** He has seen what waits for him, at this table or at all. False: he is told of nothing anyway. */
  looked(person: string, now: number, table?: string): Promise<boolean>
  /** Whom a table has waited for since a time within these, who has not looked at it, and was not told since he last looked at anything. */
  toTell(from: number, until: number, limit: number): Promise<readonly string[]>
  /** Tables that have waited for him since then or longer, and that he has not looked at. */
  unseen(person: string, until: number): Promise<readonly ListedTable[]>
  /** He is told now: false if he was told since he last looked. */
  told(person: string, now: number): Promise<boolean>
  /** It did not reach him. */
  untold(person: string): Promise<void>
  /** Tables that somebody must look at by now. */
  due(now: number, limit: number): Promise<readonly string[]>

  /** The ratings of people and bots, of all games and modes. */
  standings(subjects: readonly string[]): Promise<readonly KeptStanding[]>
  /** What somebody reached, the last first. */
  results(subject: string, limit: number): Promise<readonly Result[]>
  /** What all reached at a table. */
  resultsAt(table: string): Promise<readonly (Result & { readonly subject: string })[]>

  /** When these people are on holiday, the first one first. */
  holidays(people: readonly string[]): Promise<readonly Holiday[]>
  /** One that begins at the same time is replaced. */
  saveHoliday(person: string, holiday: Pick<Holiday, 'from' | 'to'>): Promise<void>
  removeHoliday(person: string, from: number): Promise<void>

  /** False if the handle is somebody else's. */
  savePerson(person: Person): Promise<boolean>
  person(id: string): Promise<Person | undefined>
  personBy(handle: string): Promise<Person | undefined>
  /** He is gone, with his codes and what he said. Seats at tables are the tables' own matter. */
  removePerson(id: string): Promise<void>
  saidBy(person: string): Promise<readonly (Said & { readonly table: string })[]>

  addCode(code: Code): Promise<void>
  /** Once: whoever comes second, or too late, gets nothing. */
  takeCode(hash: string, now: number): Promise<Code | undefined>

  /** False if there is such a key already. */
  addPasskey(passkey: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | undefined>
  passkeysOf(person: string): Promise<readonly Passkey[]>
  /** It has signed. False if it counts, and the count has not gone up: somebody else was first, or has a copy. */
  usePasskey(id: string, counter: number, at: number): Promise<boolean>
  removePasskey(person: string, id: string): Promise<void>
  addToken(token: Token): Promise<void>
  tokenBy(hash: string): Promise<Token | undefined>
  tokensOf(person: string): Promise<readonly Token[]>
  useToken(id: string, at: number): Promise<void>
  removeToken(person: string, id: string): Promise<void>
  botsOf(owner: string): Promise<readonly Person[]>
  addChallenge(challenge: Challenge): Promise<void>
  /** Once, as with codes. */
  takeChallenge(text: string, now: number): Promise<Challenge | undefined>

  /** Chat at a table. Numbers go up; who said it gets the number. */
  say(table: string, said: Omit<Said, 'n'>): Promise<Said>
  said(table: string, after: number, limit: number): Promise<readonly Said[]>
  report(table: string, line: number, person: string, why: string, at: number): Promise<void>

  /** A secret of this server, made at its first start. */
  secret(name: string, fresh: string): Promise<string>
  /** It can be read and written. */
  ready(): Promise<void>
  close(): Promise<void>
}
