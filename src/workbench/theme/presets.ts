import {
  compactTheme,
  largeTheme,
  midnightTheme,
  sandTheme,
  softTheme,
  squareTheme,
  type ThemeVariables,
} from '../../widget/themes.ts'

/** A preset of the theme. */
export interface Preset {
  readonly title: string
  /** The name that `foyerkit/themes` exports; the widget's own theme has none. */
  readonly name?: string
  readonly variables: ThemeVariables
}

/** The widget's own theme, and those of `foyerkit/themes`. */
export const presets: readonly Preset[] = [
  { title: 'Default', variables: {} },
  { title: 'Soft', name: 'softTheme', variables: softTheme },
  { title: 'Compact', name: 'compactTheme', variables: compactTheme },
  { title: 'Square', name: 'squareTheme', variables: squareTheme },
  { title: 'Midnight', name: 'midnightTheme', variables: midnightTheme },
  { title: 'Sand', name: 'sandTheme', variables: sandTheme },
  { title: 'Large', name: 'largeTheme', variables: largeTheme },
]
