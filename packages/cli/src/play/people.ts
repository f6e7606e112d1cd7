import { botsFor, usualBot } from '@wanli/bots'
import { Complaint, NO_GUESS } from '../complaint.ts'
import type { Say } from '../format.ts'
import type { Player } from '../files.ts'
import { nearest } from '../suggest.ts'

/** One person against bots that a newcomer can beat. */
export function usualPlayers(game: string, seats: number, say: Say): Player[] {
  const opponent = usualBot(game)
  return Array.from({ length: seats }, (_, seat): Player => {
    return seat === 0 ? { kind: 'person', name: say('play.you') } : { kind: 'bot', name: opponent }
  })
}

/** `me,greedy,random`: bots by their names, anyone else is a person. `person:` and `bot:` leave no doubt. */
export function readPlayers(game: string, text: string): Player[] {
  return text.split(',').map((part) => readPlayer(game, part.trim()))
}

function readPlayer(game: string, text: string): Player {
  const bots = botsFor(game).map(({ name }) => name)
  const [, prefix, name = ''] = /^(?:(person|bot):)?(.*)$/s.exec(text)!
  // oxlint-disable-next-line no-control-regex -- names are shown on terminals
  const clean = name.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').slice(0, 12)
  if (clean === '') throw new Complaint('error.emptyPlayer', { bots: bots.join(', ') })
  if (prefix !== 'person' && bots.includes(clean)) return { kind: 'bot', name: clean }
  const guess = nearest(clean, bots)[0]
  if (prefix === 'bot' || (prefix === undefined && guess !== undefined && clean.length > 2))
    throw new Complaint('error.bot', { bot: clean, bots: bots.join(', '), guess: guess ?? NO_GUESS })
  return { kind: 'person', name: clean }
}
