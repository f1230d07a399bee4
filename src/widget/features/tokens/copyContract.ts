import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import { errorTexts } from '../../core/texts/general/errorTexts.ts'

/** Copies the whole address of a token's contract and shows the result. Never rejects. */
export async function copyContract(core: Core, address: string): Promise<void> {
  const texts = core.use(tokensTexts)
  const errors = core.use(errorTexts)
  try {
    await core.backend.browser.copy(address)
    core.toasts.show('success', texts.contractCopied)
  } catch (error) {
    noteFailure(core, 'tokens.copy', error)
    core.toasts.show('error', errors['clipboard.failed'])
  }
}
