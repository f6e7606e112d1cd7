import { Complaint } from './complaint.ts'
import { type Language, LANGUAGES } from './text/index.ts'

const isLanguage = (code: string): code is Language => LANGUAGES.some((language) => language === code)

/** The language of the machine, or English. */
export function languageOfEnv(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  const code = locale.slice(0, 2).toLowerCase()
  return isLanguage(code) ? code : 'en'
}

/** `--lang` is looked for before anything else is read, since even the help and the errors must be in that language. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const place = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (place < 0) return languageOfEnv(env)
  const code = args[place] === '--lang' ? args[place + 1] : args[place]!.slice('--lang='.length)
  if (code !== undefined && isLanguage(code)) return code
  throw new Complaint('error.language', { code: code ?? '', languages: LANGUAGES.join(', ') })
}
