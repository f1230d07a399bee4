import type { FoyerErrorCode } from '../../../backends/port/errors.ts'
import { errorTexts } from './general/errorTexts.ts'
import type { TextHost } from './texts.ts'
import { emailFieldTexts } from './login/emailFieldTexts.ts'

/** Codes that are less specific than the server's own message, in any language. */
const vague: readonly FoyerErrorCode[] = ['internal', 'frame.failed', 'http.status', 'name.failed']

/** A wallet or a chain knows the reason for its refusal, so its own message is shown. */
const speaksForItself = (code: FoyerErrorCode) => /^(wallet|chain)\./.test(code)

/**
 * Returns the text for a failure: the server's own, in English, if the spec shows it, otherwise by
 * code.
 */
export function errorText(
  core: TextHost,
  error: { code: FoyerErrorCode; details: { serverText?: string; seconds?: number } },
): string {
  if (error.code === 'email.coolDown') {
    return core.use(emailFieldTexts).tryAgainAfter(error.details.seconds ?? 0)
  }
  const ours = core.use(errorTexts)[error.code]
  const isTranslated = core.locale.store.getState().textOf !== undefined
  const translates = isTranslated && !vague.includes(error.code) && !speaksForItself(error.code)
  return translates ? ours : (error.details.serverText ?? ours)
}
