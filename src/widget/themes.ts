/** Public entry point `foyerkit/themes`: theme variables to start from. */
export { compactTheme } from './themes/compactTheme.ts'
export { largeTheme } from './themes/largeTheme.ts'
export { midnightTheme } from './themes/midnightTheme.ts'
export { sandTheme } from './themes/sandTheme.ts'
export { softTheme } from './themes/softTheme.ts'
export { squareTheme } from './themes/squareTheme.ts'
export type { ThemeVariables } from './theme/ThemeVariables.ts'
