import type { Connector, Connectors } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'

type Rows = readonly Connector[]

/**
 * Combines the connectors of two namespaces; `join` merges their lists. Each wallet connects through its own namespace.
 * A namespace that fails to list its wallets is reported once and skipped.
 */
export function joinNamespaces(
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
