import type { WidenTexts } from './widenTexts.ts'

/** The host's own wording of one section. */
export interface WithTextOverrides<S extends string, T> {
  readonly textOverrides: { readonly [K in S]?: Partial<WidenTexts<T>> }
}

/**
 * A section of the text table that does not load with the page but with the screens that need it, with
 * the host's own wording put in. Kept per widget: `core.use(createSwapTexts)`.
 */
export function lazyTexts<S extends string, T>(
  { textOverrides }: WithTextOverrides<S, T>,
  section: S,
  defaults: WidenTexts<T>,
): WidenTexts<T> {
  return { ...defaults, ...textOverrides[section] }
}
