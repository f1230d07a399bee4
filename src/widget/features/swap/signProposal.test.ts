import { describe, expect, it } from 'vitest'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { createTestConnection, testConnector } from '../../core/testing/createTestConnection.ts'
import { createTestCore } from '../../core/testing/createTestCore.ts'
import { signProposal } from './signProposal.ts'
import { testOrder } from './testing/testOrder.ts'

const hash = `0x${'ab'.repeat(32)}`
const proposal = { from: '0x01', to: '0x02', data: '0xabcd', value: 2n ** 64n + 1n, gasPrice: 7n }

function setUp(answer: unknown = hash) {
  const asked: Eip1193Request[] = []
  const { core } = createTestCore()
  const { connection } = createTestConnection({
    provider: {
      request: async (request) => (asked.push(request), answer),
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  core.session.adopt(testConnector, connection)
  const sign = (changes = {}, order = testOrder()) =>
    signProposal(core, { ...proposal, ...changes }, order, { success: 'Account' })
  return { asked, sign }
}

it('has exactly the proposal sent on the network of the order, the price of gas left to the wallet', async () => {
  const { asked, sign } = setUp()
  expect(await sign({ gas: 210_000n }, testOrder({ chainId: 'eip155:42161' }))).toBe(hash)
  const { from, to, data } = proposal
  const params = [
    { from, to, data, value: '0x10000000000000001', chainId: '0xa4b1', gas: '0x33450' },
  ]
  expect(asked).toEqual([{ method: 'eth_sendTransaction', params }])
})

it('names no limit of gas where none was estimated', async () => {
  const { asked, sign } = setUp()
  await sign()
  expect(asked[0]?.params).toEqual([expect.not.objectContaining({ gas: expect.anything() })])
})

describe('the wallet’s answer', () => {
  it('may be in capital letters', async () => {
    const capitals = `0x${'AB'.repeat(32)}`
    expect(await setUp(capitals).sign()).toBe(capitals)
  })

  it.each([
    [null],
    [''],
    [hash.slice(2)],
    [hash.slice(0, -1)],
    [`${hash}0`],
    [` ${hash}`],
    [`${hash}\n`],
    [[hash]],
    [{ hash }],
  ])('is none of a transaction that was sent: %j', async (answer) => {
    await expect(setUp(answer).sign()).rejects.toMatchObject({ code: 'wallet.malformed' })
  })
})
