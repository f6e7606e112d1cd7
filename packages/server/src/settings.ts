/*
 * What can be set, once: the command's flags, the variables of the environment and their help are made of this list.
 */
export interface Setting {
  readonly flag: string
  readonly variable: string
  /** What stands behind the flag; without it, it is on or off. */
  readonly value?: string
  readonly default?: string
}

export const SETTINGS = {
  port: { flag: '--port', variable: 'WANLI_PORT', value: 'port', default: '4380' },
  host: { flag: '--host', variable: 'WANLI_HOST', value: 'address', default: '127.0.0.1' },
  data: { flag: '--data', variable: 'WANLI_DATA', value: 'file', default: '.wanli/online.db' },
  database: { flag: '--database', variable: 'DATABASE_URL', value: 'url' },
  page: { flag: '--page', variable: 'WANLI_PAGE', value: 'folder' },
  origins: { flag: '--origins', variable: 'WANLI_ORIGINS', value: 'list' },
  trustProxy: { flag: '--trust-proxy', variable: 'WANLI_TRUST_PROXY' },
  botPace: { flag: '--bot-pace', variable: 'WANLI_BOT_PACE', value: 'ms', default: '600' },
  jobs: { flag: '--jobs', variable: 'WANLI_JOBS', value: 'number', default: '200' },
  idleAfter: { flag: '--idle-after', variable: 'WANLI_IDLE_AFTER', value: 'seconds', default: '300' },
  limits: { flag: '--limits', variable: 'WANLI_LIMITS', value: 'factor', default: '1' },
  breached: { flag: '--breached', variable: 'WANLI_BREACHED', value: 'file' },
  url: { flag: '--url', variable: 'WANLI_URL', value: 'url', default: 'http://127.0.0.1:4380/' },
  smtp: { flag: '--smtp', variable: 'WANLI_SMTP', value: 'url' },
  mailFrom: { flag: '--mail-from', variable: 'WANLI_MAIL_FROM', value: 'address' },
  metricsToken: { flag: '--metrics-token', variable: 'WANLI_METRICS_TOKEN', value: 'word' },
} as const satisfies Readonly<Record<string, Setting>>
/** Those that a worker knows. */
export const WORKER_SETTINGS = ['database', 'botPace', 'jobs', 'idleAfter', 'url', 'smtp', 'mailFrom'] as const
export type SettingName = keyof typeof SETTINGS

export type Settings = Readonly<Partial<Record<SettingName, string>>>

/** What was given to the command, then what the environment says, then what is usual. */
export function settingsFrom(given: Settings, env: Readonly<Record<string, string | undefined>>): Settings {
  const found: Partial<Record<SettingName, string>> = {}
  for (const [name, setting] of Object.entries(SETTINGS) as readonly [SettingName, Setting][]) {
    const value = given[name] ?? env[setting.variable] ?? setting.default
    if (value !== undefined && value !== '') found[name] = value
  }
  return found
}

/** A number of a setting, or what is wrong with it. */
export function numberIn(settings: Settings, name: SettingName, least: number, most: number): number {
  const text = settings[name] ?? ''
  const value = Number(text)
  if (text === '' || !Number.isFinite(value) || value < least || value > most)
    throw new RangeError(`${SETTINGS[name].flag} ${text}: ${least} to ${most}`)
  return value
}
