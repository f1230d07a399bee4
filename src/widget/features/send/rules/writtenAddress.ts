import { evmChainId, namespaceOf, type ChainId } from '../../../../backends/port/chainIds.ts'
import { isAddress } from './addressRules.ts'

/** A recipient as other apps write it. */
export interface WrittenAddress {
  /** The address without its chain and invisible characters, or the trimmed text if it is not an address. */
  readonly address: string
  /** The chain that the text names: by its id, as any chain of a namespace, or by a short name. */
  readonly chain?: {
    readonly id?: ChainId
    readonly any?: string
    readonly word?: string
  }
}

/** The numbers of chains, by their short names (EIP-3770). */
const shortNames: Readonly<Record<string, number>> = {
  eth: 1,
  oeth: 10,
  bnb: 56,
  gno: 100,
  unichain: 130,
  matic: 137,
  pol: 137,
  sonic: 146,
  zksync: 324,
  wc: 480,
  metis: 1088,
  mnt: 5000,
  base: 8453,
  mode: 34_443,
  arb1: 42_161,
  celo: 42_220,
  avax: 43_114,
  ink: 57_073,
  linea: 59_144,
  blast: 81_457,
  basesep: 84_532,
  scr: 534_352,
  zora: 7_777_777,
  sep: 11_155_111,
}

/**
 * Reads an address with its chain: `eth:0x…` (EIP-3770), `eip155:1:0x…` (CAIP-10), `ethereum:0x…@1` (ERC-681) and
 * `solana:…` (Solana Pay). A link with an amount or a call is not read, because that part would be lost.
 */
export function readWrittenAddress(text: string): WrittenAddress {
  const plain = text.replace(/[\p{Cf}\p{Cc}\p{Z}]/gu, '')
  if (isAddress(plain, 'eip155') || isAddress(plain, 'solana')) return { address: plain }
  const parts = plain.split(':')
  const [scheme = '', address = ''] = [parts[0]?.toLowerCase(), parts.at(-1)]
  if (parts.length === 3 && isAddress(address, scheme)) {
    return { address, chain: { id: `${scheme}:${parts[1]}` } }
  }
  if (parts.length === 2 && scheme === 'solana' && isAddress(address, scheme)) {
    return { address, chain: { any: scheme } }
  }
  const [target = '', number, ...rest] = address.replace(/^pay-/, '').split('@')
  const isEvm = /^0x/i.test(target) && isAddress(target, 'eip155')
  if (parts.length !== 2 || !isEvm || rest.length > 0 || scheme === 'solana') {
    return { address: text.trim() }
  }
  if (scheme === 'ethereum') {
    if (number === undefined) return { address: target, chain: { any: 'eip155' } }
    return /^\d{1,15}$/.test(number)
      ? { address: target, chain: { id: evmChainId(number) } }
      : { address: text.trim() }
  }
  if (target !== address) return { address: text.trim() }
  const chainNumber = shortNames[scheme]
  return {
    address: target,
    chain: { word: scheme, ...(chainNumber === undefined ? {} : { id: evmChainId(chainNumber) }) },
  }
}

/** Whether an address may be used on a network, which it may not if it names another chain. */
export function isForNetwork({ chain }: WrittenAddress, activeId: ChainId): boolean {
  if (chain === undefined) return true
  return chain.any === undefined ? chain.id === activeId : chain.any === namespaceOf(activeId)
}
