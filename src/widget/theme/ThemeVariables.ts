/** The host's theme variables. Colours are `#rgb`, `#rrggbb`, `rgb()` or `hsl()` without transparency. */
export interface ThemeVariables {
  /** Colour of the accent button, links, focus and selection. */
  readonly accent?: string | undefined
  /** Text on the accent colour. Defaults to black or white, whichever is more readable. */
  readonly accentText?: string | undefined
  /** A colour mixed into all surfaces. */
  readonly colorMix?: string | undefined
  /** Percentage of `colorMix`, 0 to 100; less is used if text would become hard to read. */
  readonly colorMixStrength?: number | undefined
  /** CSS `font-family` list. */
  readonly fontFamily?: string | undefined
  /** Body size in px, rem or em, 16px when absent; every other size derives from it. */
  readonly fontSize?: string | undefined
  /**
   * Corner radius in px, rem or em, from which every other radius derives. 4px when absent (C-368).
   */
  readonly radius?: string | undefined
  /** The stacking order of the parts that are not in the browser's top layer. */
  readonly zIndex?: number | undefined
}
