/*
 * A table as its clients meet it: what a browser's worker and a server have in common. Nothing here knows a page, a socket or a store.
 */
export { Host, type Listener } from './host.ts'
export { HandOver, type Who } from './hand-over.ts'
export { isWhollyOpen, openQuestion } from './openly.ts'
export { Unasked } from './unasked.ts'
export { UsualWait } from './usual-wait.ts'
export type * from './protocol.ts'
