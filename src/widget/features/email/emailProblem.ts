import type { FoyerError } from '../../../backends/port/errors.ts'
import { emailFieldTexts } from '../../core/texts/login/emailFieldTexts.ts'
import { errorText } from '../../core/texts/errorText.ts'
import type { TextHost } from '../../core/texts/texts.ts'

/**
 * The error below a field for an address that was refused or not sent; a toast alone would be gone too soon (C-252,
 * open point 264).
 */
export function emailProblem(
  core: TextHost,
  { invalid, error }: { readonly invalid: boolean; readonly error?: FoyerError },
): string | undefined {
  const texts = core.use(emailFieldTexts)
  if (invalid) return texts.invalid
  if (!error) return undefined
  const isAway = /^(network|http)\.|^frame\.not(Set|Loaded)$/.test(error.code)
  return isAway ? texts.unavailable : errorText(core, error)
}
