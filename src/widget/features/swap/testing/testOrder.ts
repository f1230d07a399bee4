import { testAddress } from '../../../testing/testConnection.ts'
import type { SwapOrder } from '../swapTypes.ts'
import { testTokens } from './testTokens.ts'

/** An order on Ethereum: 100 USDC for at least 0.033 ETH. */
export function testOrder(change: Partial<SwapOrder> = {}): SwapOrder {
  return {
    chainId: 'eip155:1',
    user: testAddress,
    source: testTokens.usdc,
    target: testTokens.eth,
    amount: 100_000_000n,
    amountText: '100',
    toUnits: 33_333_333_333_333_333n,
    minimum: 33_000_000_000_000_000n,
    ...change,
  }
}
