import { expect, it } from 'vitest'
import { untilMined } from './untilMined.ts'

const chain = 'eip155:1'

/** Answers each method with its list in turn; the last entry repeats. */
function answering(lists: Record<string, unknown[]>) {
  const asked: string[] = []
  const rpc = (_: string, method: string) => {
    asked.push(method)
    const list = lists[method] ?? []
    return Promise.resolve(list.length > 1 ? list.shift() : list[0])
  }
  return { rpc, asked }
}

it('untilMined does not wait for a transaction with a gap before its nonce', async () => {
  const { rpc, asked } = answering({
    eth_getTransactionReceipt: [null],
    anvil_getAutomine: [true],
    eth_getTransactionByHash: [{ from: '0xabc', nonce: '0x9' }],
    eth_getTransactionCount: ['0x9'],
  })
  await untilMined({ rpc }, chain, '0x1')
  expect(asked.at(-1)).toBe('eth_getTransactionCount')
})

it('checks until the receipt exists', async () => {
  const { rpc, asked } = answering({
    eth_getTransactionReceipt: [null, null, {}],
    anvil_getAutomine: [true],
    eth_getTransactionByHash: [{ from: '0xabc', nonce: '0x0' }],
    eth_getTransactionCount: ['0x1'],
  })
  await untilMined({ rpc }, chain, '0x1')
  expect(asked.filter((method) => method === 'eth_getTransactionReceipt')).toHaveLength(3)
})

it('untilMined does not wait for blocks that are mined by hand', async () => {
  const { rpc, asked } = answering({
    eth_getTransactionReceipt: [null],
    anvil_getAutomine: [false],
  })
  await untilMined({ rpc }, chain, '0x1')
  expect(asked).toEqual(['eth_getTransactionReceipt', 'anvil_getAutomine'])
})

it('untilMined does not wait for a transaction that the node dropped', async () => {
  const { rpc, asked } = answering({
    eth_getTransactionReceipt: [null],
    anvil_getAutomine: [true],
    eth_getTransactionByHash: [null],
  })
  await untilMined({ rpc }, chain, '0x1')
  expect(asked.at(-1)).toBe('eth_getTransactionByHash')
})
