import type { Receipt, ReceiptLog } from '../../../../backends/port/chains.ts'
import type { Address } from '../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { hexQuantity } from '../../../../backends/port/hex.ts'
import type { Network } from '../../../../backends/port/network.ts'
import type { Core } from '../../../core/core.ts'

/**
 * The change of a token that a transaction has to cause. A token can fail without reverting, so the receipt's status
 * alone proves nothing. Plain data, because it is kept over a reload.
 */
export interface TransactionEffect {
  readonly event: 'transfer' | 'approval'
  /** The token's contract. */
  readonly token: Address
  readonly decimals: number
  /** The sender of a transfer, if it is known, or the owner of an allowance. */
  readonly from?: Address | undefined
  /** The recipient of a transfer, or the spender of an allowance. */
  readonly to: Address
  /** True if the allowance is set back to zero. */
  readonly isReset?: boolean | undefined
}

/** The result of a mined transaction. */
export interface MinedResult {
  /** `unmoved` means that it was executed, but the token did not carry it out. */
  readonly status: 'success' | 'reverted' | 'unmoved'
  /** The amount in the events of the token, in its smallest unit. */
  readonly amount?: bigint
}

/** The topics of `Transfer(address,address,uint256)` and `Approval(address,address,uint256)`. */
const topics = {
  transfer: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  approval: '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
} as const

/**
 * The topic of ERC-4337's `UserOperationEvent`. Its second word is whether the inner call
 * succeeded.
 */
const userOperation = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/** The public entry points 0.6, 0.7 and 0.8 of ERC-4337. */
const entryPoints: readonly string[] = [
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
]

/** The topic of `ExecutionFailure(bytes32,uint256)` of a multisig account. */
const executionFailure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/**
 * Returns the result of a receipt: the events of the token decide, and without them its state in
 * that block. Rejects like the chain.
 */
export async function resultOfReceipt(
  core: Pick<Core, 'backend'>,
  network: Network,
  {
    receipt,
    account,
    effect,
  }: {
    readonly receipt: Receipt
    readonly account: Address
    readonly effect: TransactionEffect | undefined
  },
  signal?: AbortSignal,
): Promise<MinedResult> {
  const logs = receipt.logs ?? []
  if (receipt.status === 'reverted' || logs.some((log) => isInnerFailure(log, account))) {
    return { status: 'reverted' }
  }
  if (!effect) return { status: 'success' }
  const amounts = logs.flatMap((log) => amountIn(log, effect) ?? [])
  const amount = amounts.reduce((sum, each) => sum + each, 0n)
  if (amount > 0n || (effect.isReset && amounts.length > 0)) return { status: 'success', amount }
  const isThere = await isInState(core, network, { effect, block: receipt.blockNumber }, signal)
  return { status: (isThere ?? !receipt.logs) ? 'success' : 'unmoved' }
}

/** True if the call of a contract account failed, although the outer transaction succeeds. */
function isInnerFailure({ address, topics: [kind, , third], data }: ReceiptLog, account: Address) {
  if (kind === executionFailure) return isSame(address, account)
  if (kind !== userOperation || !entryPoints.includes(address.toLowerCase())) return false
  return isSame(addressIn(third), account) && wordsOf(data)[1] === 0n
}

function amountIn(log: ReceiptLog, effect: TransactionEffect): bigint | undefined {
  const [kind, from, to, ...more] = log.topics
  const isIt =
    isSame(log.address, effect.token) &&
    kind === topics[effect.event] &&
    (effect.from === undefined || isSame(addressIn(from), effect.from)) &&
    isSame(addressIn(to), effect.to) &&
    more.length === 0
  return isIt ? wordsOf(log.data)[0] : undefined
}

/**
 * Looks at the state, for a token that moves without the standard's event. Resolves with
 * `undefined` if it cannot be read.
 */
async function isInState(
  { backend: { chains } }: Pick<Core, 'backend'>,
  network: Network,
  { effect, block }: { readonly effect: TransactionEffect; readonly block: bigint },
  signal: AbortSignal | undefined,
): Promise<boolean | undefined> {
  const { from, to, token } = effect
  const read = async (data: string, at: bigint) => {
    const params = [{ to: token, data }, hexQuantity(at)]
    return wordsOf(await chains.call(network, 'eth_call', params, signal))[0]
  }
  try {
    if (effect.event === 'approval') {
      const allowed = await read(`0xdd62ed3e${wordOf(from ?? to)}${wordOf(to)}`, block)
      return allowed === undefined ? undefined : effect.isReset ? allowed === 0n : allowed > 0n
    }
    const balance = `0x70a08231${wordOf(to)}`
    const [before, after] = await Promise.all([read(balance, block - 1n), read(balance, block)])
    return before === undefined || after === undefined ? undefined : after > before
  } catch (error) {
    // The node does not keep old states, so nothing is known.
    if (error instanceof FoyerError && error.code === 'chain.failed') return undefined
    throw error
  }
}

const isSame = (one: string | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase()

const addressIn = (topic: string | undefined) => topic && `0x${topic.slice(-40)}`

const wordOf = (address: Address) => address.slice(2).toLowerCase().padStart(64, '0')

function wordsOf(data: unknown): readonly bigint[] {
  if (typeof data !== 'string' || !/^0x([0-9a-f]{64})+$/i.test(data)) return []
  return (data.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`))
}
