import type { StoreApi } from 'zustand/vanilla'
import type { WriteFigure } from './figureParts.ts'

/** Languages as BCP 47 tags, e.g. `de` or `pt-BR`; several in order of preference. */
export type WantedLocales = string | readonly string[]

/** The translation of an English text at a position of the table; `undefined` without one. */
export type TextOf = (section: string, key: string, english: unknown) => unknown

export interface LocaleFormats {
  /** The language and region of dates and names of currencies (BCP 47). */
  readonly tag: string
  readonly writeFigure: WriteFigure
}

export interface LocaleState {
  /** The current language of the widget (BCP 47). */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** A style sheet for the direction, needed in every root. */
  readonly styles?: string
  /** Translates a text. Absent for English, which is built in. */
  readonly textOf?: TextOf | undefined
  /** Formats dates and numbers. Absent for English, which follows the spec. */
  readonly formats?: LocaleFormats | undefined
  /** True while the initial language is loading and nothing may be shown yet. */
  readonly pending: boolean
}

/** A part that carries the store of the widget's current language, such as the core. */
export interface Localized {
  readonly locale: { readonly store: StoreApi<LocaleState> }
}
