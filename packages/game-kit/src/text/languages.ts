export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Looks rules up by their IDs; undefined if there is no such rule. */
export const ruleTextOf =
  (rules: Readonly<Record<Language, Readonly<Record<string, string>>>>) =>
  (id: string, language: Language): string | undefined =>
    Object.hasOwn(rules[language], id) ? rules[language][id] : undefined
