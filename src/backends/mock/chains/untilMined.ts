import { asRecord } from '../../port/asRecord.ts'
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
    const found = await chains.rpc(chainId, 'eth_getTransactionByHash', [hash])
    // Evicted or refused by the miner: there is nothing to wait for.
    if (found === null) return
    // A gap before its nonce: no block will take it until somebody fills that.
    const { from, nonce } = asRecord(found)
    const next = await chains.rpc(chainId, 'eth_getTransactionCount', [from, 'pending'])
    if (Number(nonce) >= Number(next)) return
  }
}
