import { asRecord } from '../../port/asRecord.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { LocalChains } from './localChains.ts'

/**
 * Waits until a transaction is in a block. Anvil returns the hash before its miner has finished, so a read right afterwards may still see
 * the earlier state. Does not wait if blocks are mined by hand.
 * @param hash returned by `eth_sendTransaction`
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
    // The transaction was evicted or rejected by the miner, so no receipt will exist.
    if (found === null) return
    // With a gap before its nonce, no block can include it until another transaction fills the gap.
    const { from, nonce } = asRecord(found)
    const next = await chains.rpc(chainId, 'eth_getTransactionCount', [from, 'pending'])
    if (Number(nonce) >= Number(next)) return
  }
}
