import { expect, it } from 'vitest'
import { answerAsPublicNode } from './answerAsPublicNode.ts'

const call = (method: string, id = 1) => ({ jsonrpc: '2.0', id, method, params: [] })

/** A node that answers with the method's name, and the requests that reached it. */
function setUp() {
  const reached: string[] = []
  const answerOf = ({ id, method }: { id: number; method: string }) => {
    reached.push(method)
    return { jsonrpc: '2.0', id, result: method }
  }
  const ask = async (body: unknown) =>
    JSON.parse(
      await answerAsPublicNode('eip155', JSON.stringify(body), async (text) => {
        const calls = JSON.parse(text)
        return JSON.stringify(Array.isArray(calls) ? calls.map(answerOf) : answerOf(calls))
      }),
    )
  return { ask, reached }
}

it.each([
  'eth_accounts',
  'eth_coinbase',
  'eth_sendTransaction',
  'eth_sendUnsignedTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'anvil_setBalance',
  'anvil_impersonateAccount',
  'evm_mine',
  'hardhat_setCode',
  'debug_traceTransaction',
  'txpool_content',
  'toString',
])('rejects %s as a public node does (-32601)', async (method) => {
  const { ask, reached } = setUp()
  expect(await ask(call(method, 7))).toEqual({
    jsonrpc: '2.0',
    id: 7,
    error: { code: -32_601, message: `the method ${method} does not exist/is not available` },
  })
  expect(reached).toEqual([])
})

it.each(['eth_blockNumber', 'eth_call', 'eth_simulateV1', 'eth_sendRawTransaction', 'net_version'])(
  'forwards %s',
  async (method) => {
    expect(await setUp().ask(call(method))).toEqual({ jsonrpc: '2.0', id: 1, result: method })
  },
)

it('answers every call of a batch, and forwards only supported ones', async () => {
  const { ask, reached } = setUp()
  const batch = [call('eth_blockNumber', 1), call('anvil_mine', 2), call('eth_chainId', 3)]
  const answers: { id: number }[] = await ask(batch)
  expect(answers.map(({ id }) => id).toSorted()).toEqual([1, 2, 3])
  expect(answers).toContainEqual(
    expect.objectContaining({ id: 2, error: expect.objectContaining({ code: -32_601 }) }),
  )
  expect(reached).toEqual(['eth_blockNumber', 'eth_chainId'])
  expect(await ask([call('evm_mine', 4)])).toHaveLength(1)
})

it('lets the node reject an invalid call', async () => {
  expect(await answerAsPublicNode('eip155', 'no JSON', async (body) => `node: ${body}`)).toBe(
    'node: no JSON',
  )
})

it('rejects the control methods of a local Solana, and forwards integers with all their digits', async () => {
  const of = (method: string) => ({ jsonrpc: '2.0', id: 1, method })
  const answer = '[{"id":1,"result":18446744073709551615}]'
  const forward = async () => answer
  const read = JSON.stringify([of('getEpochInfo')])
  expect(await answerAsPublicNode('solana', read, forward)).toBe(answer)
  const operate = JSON.stringify(of('surfnet_setAccount'))
  expect(JSON.parse(await answerAsPublicNode('solana', operate, forward)).error.code).toBe(-32_601)
})
