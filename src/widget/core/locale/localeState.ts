import type { StoreApi } from 'zustand/vanilla'
import type { WriteFigure } from './figureParts.ts'

/** Languages as BCP 47 names them, e.g. `de` or `pt-BR`; of several, in the order of preference. */
export type WantedLocales = string | readonly string[]

/** The text of a language for a place of the table, given the English one. `undefined` where it has none. */
export type TextOf = (section: string, key: string, english: unknown) => unknown

export interface LocaleFormats {
  /** The language and region of dates and names of currencies (BCP 47). */
  readonly tag: string
  readonly writeFigure: WriteFigure
}

export interface LocaleState {
  /** What the widget is shown in now (BCP 47). */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** A sheet that the direction needs in every root. */
  readonly styles?: string
  /** Absent for English, which is built in. */
  readonly textOf?: TextOf | undefined
  /** How dates and figures are written. Absent for English: there they are as the spec has them. */
  readonly formats?: LocaleFormats | undefined
  /** Nothing may be shown yet: the language of the page's start is on its way. */
  readonly pending: boolean
}

/** Shown in the language of a store. */
export interface Localized {
  readonly locale: { readonly store: StoreApi<LocaleState> }
}
