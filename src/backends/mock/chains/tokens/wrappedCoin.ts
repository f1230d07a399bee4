import { chainList } from '../../../../../anvil/chainList.ts'
import { tokenList } from '../../../../../anvil/tokenList.ts'
import type { ChainId } from '../../../port/chainIds.ts'

/** Returns the contract that wraps a local chain's coin, in lower case; not every chain has one. */
export function wrappedCoin(chainId: ChainId): string | undefined {
  const chain = chainList.find(({ caip2 }) => caip2 === chainId)
  const token = tokenList.find(
    (each) => each.chainId === chain?.id && each.follows === chain.symbol,
  )
  return token?.address.toLowerCase()
}
