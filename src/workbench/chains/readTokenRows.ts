import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'

/** A token with its price and one account's balance. */
export interface TokenRow {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: string
  /** The symbol of its price: its own, or that of the coin it follows. */
  readonly priced: string
  /** Base units. */
  readonly units: bigint
  /** The swap router's allowance, base units. */
  readonly allowance: bigint
}

/** An account's balances of every token of a chain, and the swap router's allowances. */
export async function readTokenRows(
  { chains }: Simulator,
  chainId: ChainId,
  owner: string,
): Promise<readonly TokenRow[]> {
  const held = await chains.tokens(chainId, owner)
  return Promise.all(
    held.map(async ({ token: { symbol, name, decimals, address, follows = symbol }, units }) => ({
      symbol,
      name,
      decimals,
      address,
      priced: follows,
      units,
      allowance: await chains.allowance(chainId, symbol, owner),
    })),
  )
}
