/*
 * A table as its clients meet it: what a browser's worker and a server have in common. Nothing here knows a page, a socket or a store.
 */
export type * from './protocol.ts'
export type { CallMessage, CallName, Calls, RefusalCode, Reply } from './calls.ts'
export { MindsElsewhere, type ThinkMessage, type Thought } from './elsewhere.ts'
export { Following, type Lasting, lastingOf, type NewsPatch } from './following.ts'
export { type GuardedCall, idOf, readCall, readOpening } from './guards.ts'
export { Host, type HostOptions, type Listener } from './host.ts'
export { type Minds, MindsHere, type Task } from './minds.ts'
export { isWhollyOpen, openQuestion } from './openly.ts'
export { type Patch, patched, patchOf } from './patch.ts'
export { plain } from './plain.ts'
export { Unasked } from './unasked.ts'
export { UsualWait } from './usual-wait.ts'
export { NotAllowed, ownerOf, type Rights, SPECTATOR } from './rights.ts'
export { type Door, type Engine, type Keep, type Notice, Room, type RoomOptions } from './room.ts'
export { Session } from './session.ts'
export { think, thinkAtOnce, Thinker } from './thinking.ts'
