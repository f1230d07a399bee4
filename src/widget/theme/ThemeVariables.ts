/** What a host can set of the look. Colours are `#rgb`, `#rrggbb`, `rgb()` or `hsl()` without transparency. */
export interface ThemeVariables {
  /** Colour of the accent button, links, focus and selection. */
  accent?: string
  /** Text on the accent colour; black or white, whichever reads better, when absent. */
  accentText?: string
  /** A colour mixed into all surfaces. */
  colorMix?: string
  /** How much of it, in percent from 0 to 100; less is used where text would become hard to read. */
  colorMixStrength?: number
  /** CSS `font-family` list. */
  fontFamily?: string
  /** Body size in px, rem or em, 16px when absent; every other size derives from it. */
  fontSizeMaster?: string
  /** Corner radius in px, rem or em, 4px when absent (C-368); every other radius derives from it. */
  borderRadiusMaster?: string
  /** Stacking order of the parts that are not in the browser's top layer. */
  zIndex?: number
}
