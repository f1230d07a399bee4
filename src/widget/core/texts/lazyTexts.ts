import type { Localized } from '../locale/localeState.ts'
import type { WidenTexts } from './widenTexts.ts'

/** Where a section of the text table gets its words: from the host, or in the language of the widget. */
export interface TextSource<S extends string, T> extends Localized {
  /** The host's own wording of one section. */
  readonly textOverrides: { readonly [K in S]?: Partial<WidenTexts<T>> }
}

/**
 * A section of the text table, each text looked up when it is read: the host's own wording, or the widget's language,
 * or English. Kept per widget: `core.use(createSwapTexts)`; it loads with the screens that need it.
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
