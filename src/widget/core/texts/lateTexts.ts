import type { Loosen } from './loosen.ts'

/** The host's own wording of one section. */
export interface Overridden<S extends string, T> {
  readonly textOverrides: { readonly [K in S]?: Partial<Loosen<T>> }
}

/**
 * A section of the text table that does not load with the page but with the screens that need it, with
 * the host's own wording put in. Kept per widget: `core.use(createSwapTexts)`.
 */
export function lateTexts<S extends string, T>(
  { textOverrides }: Overridden<S, T>,
  section: S,
  words: Loosen<T>,
): Loosen<T> {
  return { ...words, ...textOverrides[section] }
}
