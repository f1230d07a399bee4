import type { Eip1193Provider } from '../../../backends/port/connectors.ts'
import { createEvmAccount, type EvmAccountFacts } from './evmAccount.ts'

/** The provider of the active connection, as the host gets it. */
export function providerOf(
  core: EvmAccountFacts & { use<T>(make: (core: EvmAccountFacts) => T): T },
): Eip1193Provider | undefined {
  const connection = core.session.connection()
  if (connection?.chain !== 'eip155') return connection?.provider
  return core.use(createEvmAccount).getState().account?.provider
}
