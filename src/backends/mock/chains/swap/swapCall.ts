import type { LocalChain } from '../../../../../anvil/chainList.ts'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import { formatUnits } from '../../../port/formatUnits.ts'
import { chainOf } from '../../world/chainOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import { tokenAt } from '../tokens/tokenAt.ts'

/** A decoded call of the swap router; amounts in whole tokens with their symbols, exact. */
export interface SwapCall {
  /** The amount that is given, e.g. `1 ETH`. */
  readonly gives: string
  /** The minimum that is accepted, e.g. `3088.866956 USDC`. */
  readonly takes: string
  /** The recipient, in lower case. */
  readonly recipient: string
}

/**
 * Matches a call of the router's `swap`: selector, executor, and seven words of description (wire
 * 1.9).
 */
const shape = /^0x07ed2379[0-9a-f]{64}((?:[0-9a-f]{64}){7})/

/** Decodes a call of the swap router; `undefined` for any other call, and for unknown tokens. */
export function swapCall(
  world: Pick<WorldState, 'chains' | 'tokens'>,
  chainId: ChainId,
  { to, data }: { readonly to: string; readonly data: string },
): SwapCall | undefined {
  if (to.toLowerCase() !== knownAddresses.router.toLowerCase()) return undefined
  const words = shape.exec(data.toLowerCase())?.[1]?.match(/.{64}/g) ?? []
  const [source, target, , recipient, amount, minimum] = words
  const gives = amountOf(world, chainId, source, amount)
  const takes = amountOf(world, chainId, target, minimum)
  if (gives === undefined || takes === undefined || recipient === undefined) return undefined
  return { gives, takes, recipient: `0x${recipient.slice(24)}` }
}

function amountOf(
  world: Pick<WorldState, 'chains' | 'tokens'>,
  chainId: ChainId,
  token = '',
  units = '0',
): string | undefined {
  const address = `0x${token.slice(24)}`
  const known =
    address === knownAddresses.nativeCoin.toLowerCase()
      ? coinOf(chainOf(world, chainId))
      : tokenAt(world, chainId, address)
  return known && `${formatUnits(BigInt(`0x${units}`), known.decimals)} ${known.symbol}`
}

const coinOf = (chain: LocalChain | undefined) => chain && { symbol: chain.symbol, decimals: 18 }
