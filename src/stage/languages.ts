/** The languages of the widget and the pseudo-locales of the simulator (BCP 47). */
export const languages = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'pt-BR',
  'ru',
  'tr',
  'zh-CN',
  'en-XA',
  'ar-XB',
] as const

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The English name of a language, as people choose it. */
export const languageName = (tag: string): string => names.of(tag) ?? tag
