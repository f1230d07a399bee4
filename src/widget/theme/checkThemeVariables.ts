import { FoyerError } from '../../backends/port/errors.ts'
import { themeVariableProblems } from './themeVariableProblems.ts'
import type { ThemeVariables } from './ThemeVariables.ts'

/**
 * Checks a host's theme variables. Throws `config.invalid` with one sentence for each wrong
 * variable (C-033).
 */
export function checkThemeVariables(variables: ThemeVariables = {}): void {
  const problems = themeVariableProblems({ ...variables })
  if (problems.length > 0) throw new FoyerError('config.invalid', problems.join(' '))
}
