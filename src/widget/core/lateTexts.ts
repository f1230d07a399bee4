import type { Core } from './core.ts'
import type { LateTexts } from './texts.ts'

/**
 * A section of the text table that does not load with the page but with the screens that need it. The
 * host's own wording for it is put in. Kept per widget: `core.use(createSwapTexts)`.
 */
export function lateTexts<S extends keyof LateTexts>(section: S, words: LateTexts[S]) {
  return ({ textOverrides }: Pick<Core, 'textOverrides'>): LateTexts[S] => ({
    ...words,
    ...textOverrides[section],
  })
}
