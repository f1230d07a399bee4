import { chainIdHex, hexQuantity } from '../../../../backends/port/hex.ts'
import type { ChainId } from '../../../../backends/port/chainIds.ts'
import type { Eip1193Request } from '../../../../backends/port/connectors.ts'
import type { ProposedTransaction } from '../../../../backends/port/services/swap.ts'

/**
 * What the wallet is asked for to send a checked proposal. The price of gas is the wallet's own business;
 * its limit is the one whose cost is on screen, or the wallet's where there is none.
 */
export function swapRequest(
  chainId: ChainId,
  { from, to, data, value, gas }: ProposedTransaction,
): Eip1193Request {
  const transaction = {
    from,
    to,
    data,
    value: hexQuantity(value),
    chainId: chainIdHex(chainId),
    ...(gas === undefined ? {} : { gas: hexQuantity(gas) }),
  }
  return { method: 'eth_sendTransaction', params: [transaction] }
}
