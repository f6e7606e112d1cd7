import { type Message, tell, type TextTable } from '@wanli/text'
import type { Language } from '../text/index.ts'
import type { Scene } from './module.ts'

/** Writes the words of one picture in its language, whatever the game: plain, dim, bold, or as an alarm. */
export class ScenePen<S extends Pick<Scene, 'language' | 'paint'>, Key extends string> {
  readonly scene: S
  private readonly texts: Readonly<Record<Language, TextTable>>
  private readonly wordOf: (language: Language, key: Key, params?: Readonly<Record<string, string | number>>) => string

  /** `texts`: of the game. `wordOf`: what the terminal itself says about it. */
  constructor(scene: S, texts: ScenePen<S, Key>['texts'], wordOf: ScenePen<S, Key>['wordOf']) {
    this.scene = scene
    this.texts = texts
    this.wordOf = wordOf
  }

  word(key: Key, params?: Readonly<Record<string, string | number>>): string {
    return this.wordOf(this.scene.language, key, params)
  }

  /** A message of the game's texts. */
  tell(message: Message): string {
    return tell(this.texts[this.scene.language], this.scene.language, message)
  }

  dim(text: string): string {
    return this.scene.paint('dim', text)
  }

  bold(text: string): string {
    return this.scene.paint('bold', text)
  }

  alarm(text: string): string {
    return this.scene.paint(['red', 'bold'], text)
  }
}
