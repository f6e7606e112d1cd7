import type { Problem } from '@wanli/kernel'
import { type Message, message } from './message.ts'

/** What went wrong, why, and what to do. */
export const problemMessage = (problem: Problem): Message => message(`problem.${problem.code}`, problem.detail)
