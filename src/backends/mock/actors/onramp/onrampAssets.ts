import { chainList } from '../../../../../anvil/chainList.ts'
import { tokenList } from '../../../../../anvil/tokenList.ts'
import { evmChainId, type ChainId } from '../../../port/chainIds.ts'

/** An asset that the simulated provider sells on one chain. */
export interface OnrampAsset {
  /** Its name in the provider's window and in scenarios, e.g. `USDC on Ethereum`. */
  readonly label: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly chainId: ChainId
  /** The provider's name for the chain in an address, which is not the chain's own (wire 1.10). */
  readonly blockchain: string
  readonly network: string
  /** The token's contract; `undefined` for a native coin. */
  readonly contract: `0x${string}` | undefined
}

const sold = ['USDC', 'USDT', 'DAI', 'UNI', 'LINK', 'WBTC']

/** All assets that can be bought: coins first, then tokens. */
export const onrampAssets: readonly OnrampAsset[] = chainList.flatMap((chain) => {
  const blockchain = chain.onrampName
  if (blockchain === undefined) return []
  const place = { chainId: evmChainId(chain.id), blockchain, network: chain.name }
  const coin = {
    ...place,
    label: `${chain.symbol} on ${chain.name}`,
    symbol: chain.symbol,
    name: chain.coinName,
    decimals: 18,
    contract: undefined,
  }
  const tokens = tokenList.filter(
    ({ chainId, symbol }) => chainId === chain.id && sold.includes(symbol),
  )
  return [
    coin,
    ...tokens.map(({ symbol, name, decimals, address }) => ({
      ...place,
      label: `${symbol} on ${chain.name}`,
      symbol,
      name,
      decimals,
      contract: address,
    })),
  ]
})
