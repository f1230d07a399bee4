/** Every colour a theme must fill, as `#rrggbb`. Each becomes the custom property `--foyer-{kebab-name}`. */
export interface ThemeColors {
  /** The card itself. */
  surface: string
  /** Fields, quiet buttons and grouped rows on the card. */
  surfaceRaised: string
  surfaceHover: string
  surfaceActive: string
  /** Toasts and hints, which float over the card. */
  surfaceFloat: string
  textOnFloat: string
  text: string
  textSecondary: string
  /** Placeholders and notes; still readable at AA on every surface. */
  textTertiary: string
  /** Hairlines that only separate. */
  border: string
  /** Edges that make a control recognisable (3:1). */
  borderStrong: string
  /** Background of a view's main button. */
  /** The host's accent colour as a fill. */
  accent: string
  accentHover: string
  accentActive: string
  accentText: string
  accentSoft: string
  /** The host's accent colour, adjusted until it is readable as text. */
  accentInk: string
  successInk: string
  successSoft: string
  errorInk: string
  errorSoft: string
  warningInk: string
  warningSoft: string
}

/** The values of a theme: colours, plus the few that are not `#rrggbb`. */
export interface ThemeTokens extends ThemeColors {
  /** CSS `color-scheme`, so that native parts (scrollbars, carets) follow. */
  colorScheme: 'light' | 'dark'
  /** Background of controls. In the dark theme it is lighter than its surroundings. */
  lifted: string
  liftedHover: string
  backdrop: string
  shadowCard: string
  shadowFloat: string
  /** Hairline drawn inside images so that white logos keep an edge. */
  imageEdge: string
  fontFamily: string
  /** Body size; all sizes derive from it. */
  fontSizeMaster: string
  /** The radius from which all corner radii derive (C-368). */
  radiusMaster: string
  zIndex: string
}
