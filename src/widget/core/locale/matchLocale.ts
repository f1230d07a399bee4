import type { WantedLocales } from './localeState.ts'

export interface LocaleMatch {
  /** The requested language as canonical BCP 47, with its region for dates and numbers. */
  readonly tag: string
  /** The known language that is used for it. */
  readonly known: string
}

/**
 * Returns the first requested language that is known or has the same script as a known one: `de` is
 * used for `de-AT` and `pt-BR` for `pt-PT`, but not `zh-CN` for `zh-TW`. An invalid BCP 47 tag is
 * skipped.
 */
export function matchLocale(
  wanted: WantedLocales,
  known: readonly string[],
): LocaleMatch | undefined {
  for (const tag of [wanted].flat()) {
    const locale = parse(tag)
    if (!locale) continue
    const close = known.filter((other) => writing(other) === writing(locale.baseName))
    const best = close.find((other) => other === locale.baseName) ?? close[0]
    if (best !== undefined) return { tag: locale.baseName, known: best }
  }
  return undefined
}

function parse(tag: unknown): Intl.Locale | undefined {
  try {
    return new Intl.Locale(String(tag))
  } catch {
    // The tag is invalid, but the next one may be valid.
    return undefined
  }
}

function writing(tag: string): string {
  const { language, script = '' } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}
