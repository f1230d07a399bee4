import type { Connector, Connectors } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'

type Rows = readonly Connector[]

/**
 * The wallets of both chain namespaces as one source; `join` makes one list of theirs. A wallet is connected
 * through its own namespace. One that fails to list its wallets is reported once, and the other is
 * listed without it.
 */
export function joinConnectors(
  evm: Connectors,
  solana: Connectors,
  join: (onEvm: Rows, onSolana: Rows) => Rows,
  onError: (error: Error) => void,
): Connectors {
  const failed = new Set<Connectors>()
  const of = (connectorId: string) => (connectorId.startsWith('solana/') ? solana : evm)

  function listOf(half: Connectors): Rows {
    try {
      return half.list()
    } catch (thrown) {
      if (!failed.has(half)) onError(toFoyerError(thrown, 'wallet.malformed', 'Listing wallets'))
      failed.add(half)
      return []
    }
  }

  const list = () => join(listOf(evm), listOf(solana))

  return {
    list,
    subscribe(listener) {
      const notify = () => listener(list())
      const stops = [evm.subscribe(notify), solana.subscribe(notify)]
      return () => stops.forEach((stop) => stop())
    },
    connect: (connectorId, options) => of(connectorId).connect(connectorId, options),
    reconnect: (connectorId, options) => of(connectorId).reconnect(connectorId, options),
  }
}
