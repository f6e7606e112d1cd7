import type { Show } from '../report/page.ts'
import type { Language } from '../text/index.ts'

/** Figures in the reader's language. */
export class Numbers {
  private readonly language: Language

  constructor(language: Language) {
    this.language = language
  }

  number(value: number, digits = 1): string {
    return this.written(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  }

  count(value: number): string {
    return this.written(value, { maximumFractionDigits: 0 })
  }

  share(value: number): string {
    return this.written(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  }

  range({ low, high }: { readonly low: number; readonly high: number }): string {
    return `${this.share(low)}–${this.share(high)}`
  }

  /** Small times need their digits. */
  ms(value: number): string {
    return this.written(value, { maximumSignificantDigits: 3 })
  }

  show(kind: 'count' | 'share'): Show {
    const tick =
      kind === 'share' ? { style: 'percent' as const, maximumFractionDigits: 0 } : { maximumFractionDigits: 0 }
    return { value: (value) => this[kind](value), tick: (value) => this.written(value, tick) }
  }

  private written(value: number, format: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, format).format(value)
  }
}
