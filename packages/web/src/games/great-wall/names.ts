import type { Message, Param } from '../../text/index.ts'
import { usualBox } from './setup.ts'

/*
 * The game's texts name Clans like any other thing of the data, by a text with the name in its gaps. The page puts the names of
 * people in the place of Clans, so here each Clan gets a text of its own.
 */

const CLANS = usualBox.data.clans

/** Texts for the page's tables, by language. */
export const clanTexts = (language: 'en' | 'es'): Record<string, string> =>
  Object.fromEntries(CLANS.map(({ id, name }) => [`clan.${id}`, name[language]]))

const clanOf = ({ key, params }: Message): string | undefined =>
  key === 'name' ? CLANS.find(({ name }) => name.en === params?.['en'])?.id : undefined

/** The same message, with Clans by their own texts. */
export function withClans(message: Message): Message {
  const clan = clanOf(message)
  if (clan !== undefined) return { key: `clan.${clan}` }
  if (message.params === undefined) return message
  return {
    key: message.key,
    params: Object.fromEntries(Object.entries(message.params).map(([name, param]) => [name, within(param)])),
  }
}

function within(param: Param): Param {
  if (typeof param !== 'object') return param
  return 'key' in param ? withClans(param) : param.map(within)
}
