import type { IncomingMessage, ServerResponse } from 'node:http'
import { strictHeaders } from '../http/files.ts'
import type { Notifier } from './notifier.ts'
import { TEXTS, type Words } from './texts.ts'

const PATH = /^\/reach\/(stop|sure)\/([a-z0-9]{8,40})\/([\w-]{20,40})$/

/** The links of our mails. To look changes nothing: programs follow links before people do. A press of the button does. */
export class ReachPages {
  private readonly notifier: Notifier

  constructor(notifier: Notifier) {
    this.notifier = notifier
  }

  handles(path: string): boolean {
    return path.startsWith('/reach/')
  }

  async handle({ method, headers }: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const [, purpose, person = '', sign = ''] = PATH.exec(path) ?? []
    const known =
      purpose === 'stop' || purpose === 'sure' ? await this.notifier.signed(purpose, person, sign) : undefined
    const browser = headers['accept-language']?.startsWith('es') === true ? 'es' : 'en'
    const language = known?.language ?? browser
    const words = TEXTS[language]
    if (known === undefined || (purpose !== 'stop' && purpose !== 'sure'))
      return show(response, 404, language, words.gone)
    if (method !== 'POST') return show(response, 200, language, ...offerOf(words, purpose))
    await this.notifier.follow(purpose, person, known)
    show(response, 200, language, purpose === 'stop' ? words.stopped : words.sured)
  }
}

const offerOf = (words: Words, purpose: 'stop' | 'sure'): readonly [string, string] =>
  purpose === 'stop' ? [words.stopTitle, words.stopGo] : [words.sureTitle, words.sureGo]

/** A page of our own words: nothing in it is anybody's input. */
function show(response: ServerResponse, status: number, language: string, title: string, go?: string): void {
  const form = go === undefined ? '' : `<form method="post"><button>${go}</button></form>`
  response.writeHead(status, {
    ...strictHeaders(),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  response.end(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Wanli</title><h1>${title}</h1>${form}</html>`,
  )
}
