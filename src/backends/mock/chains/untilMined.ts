import type { ChainId } from '../../port/chainIds.ts'
import type { LocalChains } from './localChains.ts'

/**
 * Waits until a transaction is in a block. Anvil answers with the hash before its miner is through, so
 * that a look at the chain right afterwards may still find the state before. Does not wait where blocks
 * are mined by hand.
 * @param hash as `eth_sendTransaction` gave it
 */
export async function untilMined(
  chains: Pick<LocalChains, 'rpc'>,
  chainId: ChainId,
  hash: unknown,
): Promise<void> {
  for (;;) {
    if ((await chains.rpc(chainId, 'eth_getTransactionReceipt', [hash])) !== null) return
    if ((await chains.rpc(chainId, 'anvil_getAutomine')) !== true) return
    // Evicted or refused by the miner: there is nothing to wait for.
    if ((await chains.rpc(chainId, 'eth_getTransactionByHash', [hash])) === null) return
  }
}
