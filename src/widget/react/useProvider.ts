import type { Eip1193Provider } from '../../backends/port/connectors.ts'
import { useCore, useSelect } from '../core/coreContext.ts'
import type { SessionState } from '../core/session/session.ts'

const providerOf = (state: SessionState) =>
  state.status === 'connected' ? state.connection.provider : undefined

/** EIP-1193 of the connected wallet, `undefined` when no account is connected. */
export function useProvider(): Eip1193Provider | undefined {
  return useSelect(useCore().session.store, providerOf)
}
