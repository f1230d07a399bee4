import { expect, it } from 'vitest'
import type { Backend } from '../../../../backends/port/backend.ts'
import type { TransactionResult } from '../../../money/transaction/followTransaction.ts'
import { sentTransactions } from '../../../money/transaction/sentTransactions.ts'
import { createSendingTest } from '../testing/sendingTest.ts'
import { createSendTest, hash, toVera, vera } from '../testing/sendTest.ts'
import { sol } from '../testing/testTokens.ts'
import { recordTransfer } from './recordTransfer.ts'

const record = {
  id: hash,
  hash,
  operationType: 'send',
  status: 'pending',
  sentFrom: toVera.from,
  sentTo: vera,
  chainId: 'eip155:1',
  isSmartAccount: false,
  transfers: [
    {
      direction: 'out',
      fungible: { name: 'Ether', symbol: 'ETH' },
      quantity: { numeric: '1' },
    },
  ],
}

function setUp(backend: Partial<Backend> = {}, transfer = toVera) {
  const { core } = createSendTest({ backend })
  const end = recordTransfer(core, transfer, hash)
  const read = () => [
    ...sentTransactions.read(core.backend.storage, 'eip155'),
    ...sentTransactions.read(core.backend.storage, 'solana'),
  ]
  return { end, read, now: core.backend.clock.now() }
}

it('stores a transfer for the activity if there is no history service', () => {
  const { now, read } = setUp({ history: undefined })
  expect(read()).toEqual([{ ...record, minedAt: now }])
})

it.each<[TransactionResult, string]>([
  ['success', 'confirmed'],
  ['reverted', 'failed'],
  ['unmoved', 'failed'],
  ['pending', 'pending'],
  ['unknown', 'pending'],
])('stores the outcome %s as %s', (result, status) => {
  const { end, read } = setUp({ history: undefined })
  end(result)
  expect(read()).toMatchObject([{ hash, status }])
})

it('stores nothing if there is a history service, and nothing for Solana', () => {
  const history = { transactions: async () => ({ transactions: [] }) }
  for (const { end, read } of [
    setUp({ history }),
    setUp({ history: undefined }, { ...toVera, chainId: sol.chainId }),
  ]) {
    end('success')
    expect(read()).toEqual([])
  }
})

it('stores each transfer from sending to its outcome', async () => {
  const { core, send } = await createSendingTest({ backend: { history: undefined } })
  await send()
  const kept = sentTransactions.read(core.backend.storage, 'eip155')
  expect(kept).toMatchObject([{ ...record, status: 'confirmed' }])
})
