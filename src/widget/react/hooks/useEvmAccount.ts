import { useCore, useSelect } from '../../core/coreContext.ts'
import { createEvmAccount, type EvmAccount } from '../../core/session/evmAccount.ts'

/** What is connected on EVM, whichever network is active; `undefined` while no account is. */
export function useEvmAccount(): EvmAccount | undefined {
  return useSelect(useCore().use(createEvmAccount), (state) => state.account)
}
