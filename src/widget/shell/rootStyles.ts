import { createStyleAdopter, type StyleAdopter } from '../kit/styles/styleAdopter.ts'
import { baseStyles } from '../theme/baseStyles.ts'

/**
 * The style adopter of one of the widget's shadow roots. The base sheet goes first because it orders the cascade
 * layers.
 */
export function createRootStyles(root: ShadowRoot): StyleAdopter {
  const adopter = createStyleAdopter(root)
  adopter.adopt(baseStyles)
  return adopter
}
