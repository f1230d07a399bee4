import { solanaTokens, type SolanaToken } from '../../../../../anvil/solana/solanaTokens.ts'
import { asRecord } from '../../../port/asRecord.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../localChains.ts'
import { readSolanaTokens, type HeldSolanaToken } from './readSolanaTokens.ts'

/** The controls of the local Solana. `token` is a symbol of that cluster; amounts in lamports and base units. */
export interface SolanaControls {
  balance(chainId: ChainId, address: string): Promise<bigint>
  /** Sets the balance without a transaction. */
  setBalance(chainId: ChainId, address: string, lamports: bigint): Promise<void>
  /** Sends a transaction of the faucet. */
  airdrop(chainId: ChainId, address: string, lamports: bigint): Promise<void>
  /** Returns the balances of an address, for every token of that cluster. */
  tokens(chainId: ChainId, address: string): Promise<readonly HeldSolanaToken[]>
  tokenBalance(chainId: ChainId, token: string, address: string): Promise<bigint>
  /** Sets the balance of the associated account without a transaction. */
  setTokenBalance(chainId: ChainId, token: string, address: string, units: bigint): Promise<void>
}

export function createSolanaControls(chains: Pick<LocalChains, 'rpc'>): SolanaControls {
  const tokens = (chainId: ChainId, address: string) => readSolanaTokens(chains, chainId, address)
  return {
    tokens,
    async balance(chainId, address) {
      const { value } = asRecord(await chains.rpc(chainId, 'getBalance', [address]))
      return BigInt(String(value))
    },
    async setBalance(chainId, address, lamports) {
      const update = { lamports: Number(lamports) }
      await chains.rpc(chainId, 'surfnet_setAccount', [address, update])
    },
    async airdrop(chainId, address, lamports) {
      await chains.rpc(chainId, 'requestAirdrop', [address, Number(lamports)])
    },
    async tokenBalance(chainId, token, address) {
      const { mint } = findSolanaToken(chainId, token)
      const held = await tokens(chainId, address)
      return held.find((each) => each.token.mint === mint)?.units ?? 0n
    },
    async setTokenBalance(chainId, token, address, units) {
      const { mint } = findSolanaToken(chainId, token)
      const update = { amount: String(units) }
      await chains.rpc(chainId, 'surfnet_setTokenAccount', [address, mint, update])
    },
  }
}

function findSolanaToken(chainId: ChainId, symbol: string): SolanaToken {
  const here = solanaTokens.filter((token) => token.chainId === chainId)
  const found = here.find((token) => token.symbol === symbol)
  if (found !== undefined) return found
  const symbols = here.map((token) => token.symbol).join(', ')
  throw new RangeError(`There is no token ${symbol} on ${chainId}: use ${symbols}.`)
}
