/** Public entry point `foyerkit/themes`: theme variables to start from. */
export { compactTheme } from './theme/presets/compactTheme.ts'
export { largeTheme } from './theme/presets/largeTheme.ts'
export { midnightTheme } from './theme/presets/midnightTheme.ts'
export { sandTheme } from './theme/presets/sandTheme.ts'
export { softTheme } from './theme/presets/softTheme.ts'
export { squareTheme } from './theme/presets/squareTheme.ts'
export type { ThemeVariables } from './theme/ThemeVariables.ts'
