import type { FoyerErrorCode } from '../../../backends/port/errors.ts'
import type { Core } from '../core.ts'
import { createErrorTexts } from './errorTexts.ts'
import { createEmailTexts } from './connect/emailTexts.ts'

/** The words for a failure: the server's own where the spec shows them, otherwise by code. */
export function errorText(
  core: Pick<Core, 'use'>,
  error: { code: FoyerErrorCode; details: { serverText?: string; seconds?: number } },
): string {
  if (error.code === 'email.coolDown') {
    return core.use(createEmailTexts).tryAgainAfter(error.details.seconds ?? 0)
  }
  return error.details.serverText ?? core.use(createErrorTexts)[error.code]
}
