/** The host's theme variables. Colours are `#rgb`, `#rrggbb`, `rgb()` or `hsl()` without transparency. */
export interface ThemeVariables {
  /** Colour of the accent button, links, focus and selection. */
  readonly accent?: string
  /** Text on the accent colour. Defaults to black or white, whichever is more readable. */
  readonly accentText?: string
  /** A colour mixed into all surfaces. */
  readonly colorMix?: string
  /** Percentage of `colorMix`, 0 to 100; less is used if text would become hard to read. */
  readonly colorMixStrength?: number
  /** CSS `font-family` list. */
  readonly fontFamily?: string
  /** Body size in px, rem or em, 16px when absent; every other size derives from it. */
  readonly fontSize?: string
  /** Corner radius in px, rem or em, 4px when absent (C-368); every other radius derives from it. */
  readonly radius?: string
  /** Stacking order of the parts that are not in the browser's top layer. */
  readonly zIndex?: number
}
