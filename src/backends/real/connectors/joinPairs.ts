import type { MultiChainWallet } from '../../port/backend.ts'
import type { Connector } from '../../port/connectors.ts'

/**
 * Merges the rows of both chain namespaces. A pair that the host declared becomes one row of type MULTI_CHAIN if each
 * of its two claims is made exactly once on this page. Everything else stays separate, whatever its name. Parts keep
 * their ids.
 */
export function joinPairs(
  onEvm: readonly Connector[],
  onSolana: readonly Connector[],
  pairs: readonly MultiChainWallet[] = [],
): readonly Connector[] {
  const joined = pairs.flatMap((pair) => {
    const first = only(onEvm, ({ info }) => info?.rdns === pair.rdns.toLowerCase())
    const second = only(onSolana, ({ name }) => name === pair.solanaName)
    return first && second ? [{ row: joinedRow(first, second), parts: [first, second] }] : []
  })
  const joinedParts = new Set(joined.flatMap(({ parts }) => parts))
  return [
    ...joined.map(({ row }) => row),
    ...[...onEvm, ...onSolana].filter((connector) => !joinedParts.has(connector)),
  ]
}

function only(
  connectors: readonly Connector[],
  fits: (connector: Connector) => boolean,
): Connector | undefined {
  const [first, ...others] = connectors.filter(fits)
  return others.length === 0 ? first : undefined
}

function joinedRow(...parts: readonly [Connector, Connector]): Connector {
  const [first] = parts
  return {
    id: `multi/${first.id}`,
    type: 'MULTI_CHAIN',
    name: first.name,
    chain: first.chain,
    ...(first.imageUrl === undefined ? {} : { imageUrl: first.imageUrl }),
    ...(first.info === undefined ? {} : { info: first.info }),
    providers: parts.map(({ id, chain, name, type }) => ({ connectorId: id, chain, name, type })),
  }
}
