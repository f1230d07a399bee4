import { useCallback } from 'react'
import { FoyerError } from '../../../backends/port/errors.ts'
import { hexOfText } from '../../../backends/port/hex.ts'
import { useCore } from '../../core/coreContext.ts'
import { createEvmAccount } from '../../core/session/evmAccount.ts'

/**
 * Returns a function that signs a text with the active account on EVM (ERC-191). It resolves with
 * the signature in hex, and rejects with `none.account`, `wallet.*`, or like the wallet.
 */
export function useSignMessage(): { readonly signMessage: (message: string) => Promise<string> } {
  const core = useCore()
  const signMessage = useCallback(
    async (message: string) => {
      const { account } = core.use(createEvmAccount).getState()
      if (!account) throw new FoyerError('none.account', 'No account to sign with. Connect first.')
      const params = [hexOfText(message), account.address]
      const answer = await account.provider.request({ method: 'personal_sign', params })
      if (typeof answer === 'string') return answer
      throw new FoyerError('wallet.malformed', 'The signature from the wallet is not text.')
    },
    [core],
  )
  return { signMessage }
}
