import { describe, expect, it } from 'vitest'
import type { Receipt, ReceiptLog } from '../../../../backends/port/chains.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { resultOfReceipt, type TransactionEffect } from './transactionEffect.ts'

const account = '0xF39fD6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
const token = '0xA0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const approvalTopic = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

const transfer: TransactionEffect = {
  event: 'transfer',
  token,
  decimals: 6,
  from: account,
  to: bob,
}
const approval: TransactionEffect = { ...transfer, event: 'approval' }

const log = (of: Partial<ReceiptLog> = {}, value = 5n): ReceiptLog => ({
  address: token.toLowerCase(),
  topics: [transferTopic, `0x${word(account)}`, `0x${word(bob)}`],
  data: `0x${word(value)}`,
  ...of,
})

/** `state`: the word that `eth_call` returns by block. */
async function resultOf(
  of: Partial<Receipt>,
  effect: TransactionEffect | undefined = transfer,
  state: (block: string, data: string) => unknown = () => `0x${word(7n)}`,
) {
  const asked: unknown[] = []
  const { core } = createTestCore({
    backend: {
      chains: {
        call: async (_, method, params) => {
          asked.push(method)
          const [{ data }, block] = params as [{ data: string }, string]
          return state(block, data)
        },
      },
    },
  })
  const receipt = { hash: '0x1', status: 'success', blockNumber: 16n, ...of } as const
  const result = await resultOfReceipt(core, testNetworks.ethereum, { receipt, account, effect })
  return { ...result, asked }
}

describe('a transfer of a token', () => {
  it('is a success by its event, without another call', async () => {
    expect(await resultOf({ logs: [log()] })).toEqual({ status: 'success', amount: 5n, asked: [] })
  })

  it('counts all events, of a token that pays in parts', async () => {
    expect(await resultOf({ logs: [log(), log({}, 2n)] })).toMatchObject({ amount: 7n })
  })

  it.each<[string, ReceiptLog]>([
    ['another contract', log({ address: bob })],
    ['another event', log({ topics: [approvalTopic, `0x${word(account)}`, `0x${word(bob)}`] })],
    ['another sender', log({ topics: [transferTopic, `0x${word(bob)}`, `0x${word(bob)}`] })],
    ['another recipient', log({ topics: [transferTopic, `0x${word(account)}`, `0x${word(1n)}`] })],
    ['an amount of zero', log({}, 0n)],
    ['no amount', log({ data: '0x' })],
    ['a collectible', log({ topics: [...log().topics, `0x${word(1n)}`] })],
  ])('is no success by an event of %s', async (_, other) => {
    expect((await resultOf({ logs: [other] })).status).toBe('unmoved')
  })

  it('is a success without an event if the balance of the recipient grew in its block', async () => {
    const asked: string[] = []
    const balances: Readonly<Record<string, string>> = {
      '0xf': `0x${word(7n)}`,
      '0x10': `0x${word(8n)}`,
    }
    const grows = (block: string, data: string) => {
      asked.push(`${block} ${data}`)
      return balances[block]
    }
    expect((await resultOf({ logs: [] }, transfer, grows)).status).toBe('success')
    expect(asked).toEqual([`0xf 0x70a08231${word(bob)}`, `0x10 0x70a08231${word(bob)}`])
  })

  it.each(['0x', null, 5])('is unmoved without an event if the balance is %j', async (balance) => {
    expect((await resultOf({ logs: [] }, transfer, () => balance)).status).toBe('unmoved')
  })

  it('is unmoved without an event if the node keeps no old states', async () => {
    const missing = () => {
      throw new FoyerError('chain.failed', 'missing trie node')
    }
    expect((await resultOf({ logs: [] }, transfer, missing)).status).toBe('unmoved')
  })

  it('rejects without an event if the node cannot be reached', async () => {
    const down = () => {
      throw new FoyerError('network.failed', 'Down.')
    }
    await expect(resultOf({ logs: [] }, transfer, down)).rejects.toMatchObject({
      code: 'network.failed',
    })
  })

  it('is a success by the receipt alone if the backend tells neither logs nor state', async () => {
    expect((await resultOf({}, transfer, () => '0x')).status).toBe('success')
    expect((await resultOf({})).status).toBe('unmoved')
  })
})

describe('an approval', () => {
  const approved = (value: bigint) =>
    log({ topics: [approvalTopic, `0x${word(account)}`, `0x${word(bob)}`] }, value)

  it('is a success with the amount of its event', async () => {
    const { status, amount } = await resultOf({ logs: [approved(4n)] }, approval)
    expect([status, amount]).toEqual(['success', 4n])
  })

  it.each([
    [1n, false, 'success'],
    [0n, false, 'unmoved'],
    [0n, true, 'success'],
    [1n, true, 'unmoved'],
  ] as const)(
    'reads an allowance of %s afterwards (reset: %s) as %s',
    async (left, isReset, end) => {
      const allowance = (block: string, data: string) => {
        expect([block, data]).toEqual(['0x10', `0xdd62ed3e${word(account)}${word(bob)}`])
        return `0x${word(left)}`
      }
      const { status } = await resultOf({ logs: [] }, { ...approval, isReset }, allowance)
      expect(status).toBe(end)
    },
  )

  it('an event of zero is a success only for a reset', async () => {
    const none = () => `0x${word(0n)}`
    const reset = { ...approval, isReset: true }
    expect((await resultOf({ logs: [approved(0n)] }, reset, none)).status).toBe('success')
    expect((await resultOf({ logs: [approved(0n)] }, approval, none)).status).toBe('unmoved')
  })
})

describe('a contract account', () => {
  const operation = (of: Partial<ReceiptLog>, success: bigint) =>
    log({
      address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
      topics: [
        '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
        `0x${word(1n)}`,
        `0x${word(account)}`,
        `0x${word(0n)}`,
      ],
      data: `0x${[3n, success, 1n, 1n].map(word).join('')}`,
      ...of,
    })
  const failure = log({
    address: account,
    topics: ['0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'],
    data: `0x${word(1n)}${word(0n)}`,
  })

  it.each<[string, ReceiptLog, string]>([
    ['its user operation failed', operation({}, 0n), 'reverted'],
    ['its user operation succeeded', operation({}, 1n), 'success'],
    ['an unknown contract reports a failure', operation({ address: token }, 0n), 'success'],
    ['its multisig reports a failure', failure, 'reverted'],
    ['another multisig reports a failure', { ...failure, address: bob }, 'success'],
  ])('when %s, the successful transaction is %s', async (_, event, status) => {
    const { core } = createTestCore()
    const receipt = { hash: '0x1', status: 'success', blockNumber: 1n, logs: [event] } as const
    const coin = { receipt, account, effect: undefined }
    expect((await resultOfReceipt(core, testNetworks.ethereum, coin)).status).toBe(status)
  })

  it('ignores the failure of another account in the same bundle', async () => {
    const [kind = '', id = '', , paymaster = ''] = operation({}, 0n).topics
    const topics = [kind, id, `0x${word(bob)}`, paymaster]
    const logs = [operation({ topics }, 0n), log()]
    expect((await resultOf({ logs })).status).toBe('success')
  })
})
