import type { Localized } from '../locale/localeState.ts'
import type { WidenTexts } from './widenTexts.ts'

/** The sources of a section's texts: the host, and the widget's language. */
export interface TextSource<S extends string, T> extends Localized {
  /** The host's own texts of one section. */
  readonly textOverrides: { readonly [K in S]?: Partial<WidenTexts<T>> }
}

/**
 * A section of the text table. Each text is looked up when it is read: the host's own, the widget's language, or
 * English. One per widget: `core.use(createSwapTexts)`; it loads with the screens that need it.
 */
export function lazyTexts<S extends string, T>(
  { textOverrides, locale }: TextSource<S, T>,
  section: S,
  english: WidenTexts<T>,
): WidenTexts<T> {
  return new Proxy(english as object, {
    get(target, key: string) {
      const own = textOverrides[section] as Readonly<Record<string, unknown>> | undefined
      const text: unknown = Reflect.get(target, key)
      return own?.[key] ?? locale.store.getState().textOf?.(section, key, text) ?? text
    },
  }) as WidenTexts<T>
}
