import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'

/** A token as one account of a local chain has it. */
export interface TokenRow {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly address: string
  /** Whose price it has: its own, or that of the coin it follows. */
  readonly priced: string
  /** Base units. */
  readonly units: bigint
  /** What the swap router may take, base units. */
  readonly allowance: bigint
}

/** What an account holds of every token of a chain, and what the swap router may take of it. */
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
