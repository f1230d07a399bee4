/** What a host can set of the look. Colours are `#rgb`, `#rrggbb`, `rgb()` or `hsl()` without transparency. */
export interface ThemeVariables {
  /** Colour of the accent button, links, focus and selection. */
  readonly accent?: string
  /** Text on the accent colour; black or white, whichever reads better, when absent. */
  readonly accentText?: string
  /** A colour mixed into all surfaces. */
  readonly colorMix?: string
  /** How much of it, in percent from 0 to 100; less is used where text would become hard to read. */
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
