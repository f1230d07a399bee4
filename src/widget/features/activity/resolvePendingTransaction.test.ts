import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Transaction } from '../../../backends/port/services/history.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { resolvePendingTransaction } from './resolvePendingTransaction.ts'
import { aTransaction } from './testing/aTransaction.ts'

const pending = aTransaction({ status: 'pending', hash: '0xaa', nonce: 3, sentFrom: '0xme' })

function fateOf(
  answers: Readonly<Record<string, unknown>>,
  transaction = pending,
  others: readonly Transaction[] = [],
) {
  const asked: unknown[] = []
  const fate = resolvePendingTransaction(transaction, {
    chains: {
      call: async (network, method, params) => {
        asked.push([network.id, method, params])
        return answers[method]
      },
    },
    network: testNetworks.ethereum,
    others,
    signal: new AbortController().signal,
  })
  return fate.then(({ status, replacedBy }) => ({ status, replacedBy, asked }))
}
const gone = (mined: unknown) => ({
  eth_getTransactionByHash: null,
  eth_getTransactionCount: mined,
})

it('keeps a transaction pending while the chain knows it', async () => {
  expect(await fateOf({ eth_getTransactionByHash: { hash: '0xaa' } })).toMatchObject({
    status: 'pending',
    asked: [['eip155:1', 'eth_getTransactionByHash', ['0xaa']]],
  })
})

it("keeps a transaction pending when the chain's answer is unclear", async () => {
  expect(await fateOf({})).toMatchObject({ status: 'pending' })
})

describe('once the chain knows nothing of it', () => {
  it.each([
    ['0x3', 'pending'],
    ['0x4', 'replaced'],
    ['0x5', 'replaced'],
    ['0x0', 'pending'],
    ['0x', 'pending'],
    [null, 'pending'],
  ])(
    'reports with %j mined transactions of the sender that its fourth was %s',
    async (mined, status) => {
      const fate = await fateOf(gone(mined))
      expect(fate.status).toBe(status)
      expect(fate.asked[1]).toEqual(['eip155:1', 'eth_getTransactionCount', ['0xme', 'latest']])
    },
  )

  it("reports a transaction as replaced by the sender's transaction with its nonce", async () => {
    const successor = { ...pending, id: 's', hash: '0xcc', sentFrom: '0xME' }
    const strangers = { ...pending, id: 'x', hash: '0xbb', sentFrom: '0xyou' }
    const next = { ...pending, id: 'n', hash: '0xdd', nonce: 4 }
    const others = [pending, strangers, next]
    expect(await fateOf(gone('0x3'), pending, others)).toMatchObject({ status: 'pending' })
    expect(await fateOf(gone('0x3'), pending, [...others, successor])).toMatchObject({
      status: 'replaced',
      replacedBy: '0xcc',
    })
  })

  it('treats nonce 0 like any other', async () => {
    expect(await fateOf(gone('0x1'), { ...pending, nonce: 0 })).toMatchObject({
      status: 'replaced',
    })
    expect(await fateOf(gone('0x0'), { ...pending, nonce: 0 })).toMatchObject({ status: 'pending' })
  })

  it('keeps a transaction with an unknown nonce pending', async () => {
    const { nonce: _, ...placeless } = pending
    expect(await fateOf(gone('0x9'), placeless)).toMatchObject({ status: 'pending' })
  })
})

it('rejects when the chain cannot be read', async () => {
  const down = () => Promise.reject(new FoyerError('network.failed', 'Down.'))
  const options = { chains: { call: down }, network: testNetworks.ethereum, others: [] }
  await expect(
    resolvePendingTransaction(pending, { ...options, signal: new AbortController().signal }),
  ).rejects.toMatchObject({ code: 'network.failed' })
})
