import type { ChainActor } from '../../backends/mock/index.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'

type Held = Awaited<ReturnType<ChainActor['solana']['tokens']>>

export interface SolanaReading {
  readonly slot: number
  /** Lamports, by index of the test account. */
  readonly balances: readonly bigint[]
  /** Tokens with a balance, by index of the test account. */
  readonly tokens: readonly Held[]
}

/** The current state of a local Solana. */
export async function readSolana(chains: ChainActor, chainId: ChainId): Promise<SolanaReading> {
  const addresses = chains.solanaAccounts.map(({ address }) => address)
  const [slot, balances, tokens] = await Promise.all([
    chains.rpc(chainId, 'getSlot'),
    Promise.all(addresses.map((address) => chains.solana.balance(chainId, address))),
    Promise.all(addresses.map((address) => chains.solana.tokens(chainId, address))),
  ])
  return {
    slot: Number(slot),
    balances,
    tokens: tokens.map((held) => held.filter(({ units }) => units > 0n)),
  }
}
