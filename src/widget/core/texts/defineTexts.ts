import type { Optional } from '../../../backends/port/optional.ts'
import type { Localized } from '../locale/localeState.ts'

/** The sources of a section's texts: the host, and the widget's language. */
export interface TextSource<S extends string, T> extends Localized {
  /** The host's own texts of one section. */
  readonly textOverrides: { readonly [K in S]?: Optional<T> | undefined }
}

/** A section of the text table: `core.use(section)`, or `useTexts(section)` in a component. */
export interface TextSection<S extends string, T> {
  (source: TextSource<S, T>): Readonly<T>
  readonly english: Readonly<T>
}

/**
 * Defines a section of the text table, or a part of one, by its English texts. It loads with the views that use it.
 * Each text is looked up when it is read: the host's own, the widget's language, or English.
 */
export function defineTexts<S extends string, T extends object>(
  section: S,
  english: T,
): TextSection<S, T> {
  const read = ({ textOverrides, locale }: TextSource<S, T>) =>
    new Proxy(english, {
      get(target, key: string) {
        const own = textOverrides[section] as Readonly<Record<string, unknown>> | undefined
        const text: unknown = Reflect.get(target, key)
        return own?.[key] ?? locale.store.getState().textOf?.(section, key, text) ?? text
      },
    })
  return Object.assign(read, { english })
}
