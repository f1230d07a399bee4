import type { Core } from '../core.ts'
import type { LateTexts } from './texts.ts'

/**
 * A section of the text table that does not load with the page but with the screens that need it, with
 * the host's own wording put in. Kept per widget: `core.use(createSwapTexts)`.
 */
export function lateTexts<S extends keyof LateTexts>(
  { textOverrides }: Pick<Core, 'textOverrides'>,
  section: S,
  words: LateTexts[S],
): LateTexts[S] {
  return { ...words, ...textOverrides[section] }
}
