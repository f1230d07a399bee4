import { createStyleAdopter, type StyleAdopter } from '../kit/styles/styleAdopter.ts'
import { baseStyles } from '../theme/baseStyles.ts'

/** The adopter of a shadow root of ours. The base sheet goes first because it orders the cascade layers. */
export function createRootStyles(root: ShadowRoot): StyleAdopter {
  const adopter = createStyleAdopter(root)
  adopter.adopt(baseStyles)
  return adopter
}
