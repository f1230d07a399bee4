import { useCore, useSelect } from '../../core/coreContext.ts'
import { createEvmAccount, type EvmAccount } from '../../core/session/evmAccount.ts'

/** The connection on EVM, whichever network is active; `undefined` without an account. */
export function useEvmAccount(): EvmAccount | undefined {
  return useSelect(useCore().use(createEvmAccount), (state) => state.account)
}
