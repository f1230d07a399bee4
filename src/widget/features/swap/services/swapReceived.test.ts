import { expect, it } from 'vitest'
import { createPendingTransactions } from '../../../money/transaction/pending/pendingTransactions.ts'
import { testAddress } from '../../../testing/testConnection.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { previewSwap } from '../testing/previewSwap.ts'
import { testTokens } from '../testing/testTokens.ts'

const hash = `0x${'ab'.repeat(32)}`
const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The receipt of a swap in which so many units of USDC reached the visitor. */
const arrived = (units: bigint) => {
  const topics = [transferTopic, `0x${word(1n)}`, `0x${word(testAddress)}`]
  const address = plainAddress(testTokens.usdc.address)
  const logs = [{ address, topics, data: `0x${word(units)}` }]
  return { hash, status: 'success', blockNumber: 1n, logs } as const
}

it('reports what arrived by the events of the token, and not what was quoted', async () => {
  const test = await previewSwap('eth', {
    chains: { waitForReceipt: async () => arrived(2_980_500_000n) },
  })
  await test.send()
  const [line] = test.core.use(createPendingTransactions).store.getState().transactions
  expect(line?.received).toEqual({ amount: '2980.5', symbol: 'USDC' })
})

it('reports a swap of which nothing arrived as failed, and offers no other one at once', async () => {
  const test = await previewSwap('eth', {
    chains: {
      waitForReceipt: async () => ({ hash, status: 'success', blockNumber: 1n, logs: [] }),
    },
  })
  await test.send()
  expect(test.toasts().at(-1)).toBe('The network executed the swap, but no USDC arrived.')
  expect([test.tracked().at(-1), test.views().at(-1)]).toEqual(['SWAP_ERROR', 'SwapPreview'])
  const [line] = test.core.use(createPendingTransactions).store.getState().transactions
  expect(line?.status).toBe('unmoved')
})
