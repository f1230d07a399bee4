import type { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../../core/core.ts'
import { nameTexts } from '../../core/texts/account/nameTexts.ts'
import { errorText } from '../../core/texts/errorText.ts'

/**
 * The text for a failed registration: the message of the wallet or the service in every language, otherwise the error's
 * own message, translated in other languages (C-335).
 */
export function registrationFailure(core: Core, error: FoyerError, name: string): string {
  const { code, details, message } = error
  if (details.serverText !== undefined) return details.serverText
  if (core.locale.store.getState().textOf === undefined) return message
  // By its code a declined signature would read like a declined connection.
  const isOurs = code.startsWith('wallet.') || code === 'name.failed'
  return isOurs ? core.use(nameTexts).registrationFailed(name) : errorText(core, error)
}
