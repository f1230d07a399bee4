import type { WantedLocales } from './localeState.ts'

export interface LocaleMatch {
  /** The wanted language as canonical BCP 47, with its region: dates and numbers follow it. */
  readonly tag: string
  /** The one of the known languages that speaks for it. */
  readonly known: string
}

/**
 * The first wanted language that is known, or that is written like a known one: `de-AT` is met by `de` and `pt-PT` by
 * `pt-BR`, `zh-TW` not by `zh-CN`. What is no BCP 47 tag is passed over.
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
    // No tag: the next wanted one may be.
    return undefined
  }
}

function writing(tag: string): string {
  const { language, script = '' } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}
