/** Values that are no colour of their own. */
const none = /^(|none|transparent|inherit|initial|unset|revert|revert-layer)$/

/**
 * Replaces the background colour of a rule by that of the system. Its opacity stays: a transparent background shows what is behind it
 * also with forced colours.
 */
export function forceBackground(style: CSSStyleDeclaration): void {
  const [name] = ['background-color', 'background'].filter(
    (each) => !none.test(style.getPropertyValue(each)),
  )
  if (name === undefined) return
  const value = style.getPropertyValue(name)
  if (/url\(|gradient\(/.test(value)) return
  const withOpacity = (channels: string) => `rgb(from ${value} ${channels} / alpha)`
  // Chromium's Canvas in light and in dark.
  const forced = `light-dark(${withOpacity('255 255 255')}, ${withOpacity('18 18 18')})`
  style.setProperty('background-color', forced, style.getPropertyPriority(name))
}
