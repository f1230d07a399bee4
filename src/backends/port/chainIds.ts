/** The chain namespaces that Foyer supports by name. A host may use others through its own adapter. */
export type ChainNamespace = 'eip155' | 'solana' | (string & {})

/** A CAIP-2 id of a chain, e.g. `eip155:1` or `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`. */
export type ChainId = `${string}:${string}`

/** Returns the namespace of a CAIP-2 chain id. */
export function namespaceOf(chainId: ChainId): ChainNamespace {
  return chainId.slice(0, chainId.indexOf(':'))
}

/** Returns the reference of a CAIP-2 chain id: `1` for `eip155:1`. */
export function referenceOf(chainId: ChainId): string {
  return chainId.slice(chainId.indexOf(':') + 1)
}

/**
 * Returns the CAIP-2 id of a chain, given as that id, as an EVM chain number, or as an object with
 * either.
 */
export function chainIdOf(chain: ChainId | number | { readonly id: ChainId | number }): ChainId {
  const id = typeof chain === 'object' ? chain.id : chain
  return typeof id === 'number' ? evmChainId(id) : id
}

/** Returns the CAIP-2 id of an EVM chain number. */
export function evmChainId(reference: number | bigint | string): ChainId {
  return `eip155:${Number(reference)}`
}
