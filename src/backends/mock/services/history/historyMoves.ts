import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'

/** A JSON-RPC transaction with its result. Quantities are hex with `0x`. */
export interface RpcTransaction {
  readonly hash: string
  readonly from: string
  readonly to: string | null
  readonly nonce: string
  readonly value: string
  readonly input: string
}

export interface RpcLog {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** A transfer from one address to another. `token` is absent for the native coin. */
export interface Move {
  readonly kind: 'coin' | 'nft' | 'allowance'
  readonly token?: string
  readonly from: string
  readonly to: string
  /** The amount in smallest units; for a collectible its number. */
  readonly units: bigint
  /** Set for one side of wrapping the coin, or of unwrapping it. */
  readonly wraps?: 'deposit' | 'withdraw'
}

const topics = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  deposit: '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c',
  withdrawal: '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65',
  swapped: '0xd6d4f5681c246c9f42c203e287975af1601f8df8035a9251f79aab5c8f09e2f8',
}
const selectors = {
  transfer: '0xa9059cbb',
  approve: '0x095ea7b3',
  deposit: '0xd0e30db0',
  withdraw: '0x2e1a7d4d',
}

const addressIn = (word: string | undefined) => `0x${(word ?? '').slice(-40)}`.toLowerCase()
const wordsOf = (data: string) => data.replace(/^0x/, '').match(/.{64}/g) ?? []
const number = (word: string | undefined) => BigInt(`0x${word?.replace(/^0x/, '') || '0'}`)

/**
 * Returns the meaning of a log: a transfer of a token or a collectible (ERC-20, ERC-721), or an
 * allowance.
 */
export function moveOfLog({ address, topics: [topic, ...indexed], data }: RpcLog): readonly Move[] {
  if (topic !== topics.transfer && topic !== topics.approval) return []
  const [from, to, id] = indexed
  const parts = { token: address.toLowerCase(), from: addressIn(from), to: addressIn(to) }
  if (id !== undefined) {
    return topic === topics.transfer ? [{ kind: 'nft', ...parts, units: number(id) }] : []
  }
  const kind = topic === topics.transfer ? 'coin' : 'allowance'
  return [{ kind, ...parts, units: number(wordsOf(data)[0]) }]
}

/** Returns the two sides of a swap at the router: the amounts that its sender gave and received. */
export function movesOfSwap(log: RpcLog): readonly Move[] | undefined {
  const router = knownAddresses.router.toLowerCase()
  if (log.address.toLowerCase() !== router || log.topics[0] !== topics.swapped) return undefined
  const [, sender, source, target] = log.topics
  const [receiver, spent, returned] = wordsOf(log.data)
  const tokenAt = (topic: string | undefined) => {
    const token = addressIn(topic)
    return token === knownAddresses.nativeCoin.toLowerCase() ? {} : { token }
  }
  return [
    { kind: 'coin', ...tokenAt(source), from: addressIn(sender), to: router, units: number(spent) },
    {
      kind: 'coin',
      ...tokenAt(target),
      from: router,
      to: addressIn(receiver),
      units: number(returned),
    },
  ]
}

/** Returns both sides of wrapping or unwrapping a coin, for which the contract logs no transfer. */
export function movesOfWrapping(log: RpcLog, wrapped: string | undefined): readonly Move[] {
  const { address, topics: [topic, owner] = [], data } = log
  if (wrapped === undefined || address.toLowerCase() !== wrapped) return []
  if (topic !== topics.deposit && topic !== topics.withdrawal) return []
  const wraps = topic === topics.deposit ? 'deposit' : 'withdraw'
  return wrapping(wraps, wrapped, addressIn(owner), number(wordsOf(data)[0]))
}

function wrapping(
  wraps: 'deposit' | 'withdraw',
  token: string,
  owner: string,
  units: bigint,
): readonly Move[] {
  const gives = { kind: 'coin', from: owner, to: token, units, wraps } as const
  const takes = { kind: 'coin', from: token, to: owner, units, wraps } as const
  return wraps === 'deposit' ? [gives, { ...takes, token }] : [{ ...gives, token }, takes]
}

/**
 * Returns the effect of a transaction that is not in a block yet, or that failed, decoded from its
 * calldata. `wrapped` is the contract of the chain that wraps its coin.
 */
export function intendedMoves(
  { from, to, value, input }: RpcTransaction,
  wrapped?: string,
): readonly Move[] {
  const sender = from.toLowerCase()
  const [first, second] = wordsOf(input.slice(10))
  const selector = input.slice(0, 10)
  const token = to?.toLowerCase()
  if (token !== undefined && selector === selectors.transfer) {
    return [{ kind: 'coin', token, from: sender, to: addressIn(first), units: number(second) }]
  }
  if (token !== undefined && selector === selectors.approve) {
    return [{ kind: 'allowance', token, from: sender, to: addressIn(first), units: number(second) }]
  }
  if (token !== undefined && token === wrapped) {
    if (selector === selectors.withdraw) return wrapping('withdraw', token, sender, number(first))
    if ([selectors.deposit, '0x'].includes(selector)) {
      return wrapping('deposit', token, sender, BigInt(value))
    }
  }
  return BigInt(value) === 0n
    ? []
    : [{ kind: 'coin', from: sender, to: token ?? '', units: BigInt(value) }]
}
