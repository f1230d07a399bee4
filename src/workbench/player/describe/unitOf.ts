import { namespaceOf, type ChainId } from '../../../backends/port/chainIds.ts'

/** The smallest unit of a chain's coin. */
export const unitOf = (chainId: ChainId) => (namespaceOf(chainId) === 'solana' ? 'lamports' : 'wei')
