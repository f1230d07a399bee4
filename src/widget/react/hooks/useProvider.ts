import type { Eip1193Provider } from '../../../backends/port/connectors.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { providerOf } from '../../core/session/providerOf.ts'

/**
 * Returns the EIP-1193 provider of the connected wallet, `undefined` when no account is connected.
 */
export function useProvider(): Eip1193Provider | undefined {
  const core = useCore()
  return useSelect(core.session.store, () => providerOf(core))
}
