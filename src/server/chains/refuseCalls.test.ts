import { expect, it } from 'vitest'
import { refuseCalls } from './refuseCalls.ts'

const call = (method: string, params?: unknown, id = 1) => ({ jsonrpc: '2.0', id, method, params })
const address = 'http://router.local/admin'
const refusal = (id: number) => ({
  jsonrpc: '2.0',
  id,
  error: { code: -32_004, message: expect.stringMatching(/ with an address is refused/) },
})
const answerTo = (body: unknown) => JSON.parse(String(refuseCalls(JSON.stringify(body))))

it.each([
  ['anvil_setRpcUrl', [address]],
  ['anvil_setRpcUrl', undefined],
  ['anvil_reset', [{ forking: { jsonRpcUrl: address } }]],
  ['hardhat_reset', [{ forking: { jsonRpcUrl: address, blockNumber: 1 } }]],
  ['anvil_reset', [{ jsonRpcUrl: address }]],
  ['anvil_reset', [[address, null]]],
  ['anvil_reset', { forking: { jsonRpcUrl: address } }],
  ['anvil_reset', [{ forking: { jsonRpcUrl: '/run/other/node.sock' } }]],
  ['anvil_reset', [{ forking: { jsonRpcUrl: 'cafe' } }]],
  ['anvil_reset', [{ forking: { jsonRpcUrl: '0xcafe' } }]],
  ['anvil_reset', [['7', null]]],
  ['anvil_reset', [{ forking: { blockNumber: 'cafe' } }]],
])('rejects %s with %j', (method, params) => {
  expect(answerTo(call(method, params))).toEqual(refusal(1))
})

it('rejects a whole batch that contains such a call, answering each call by its id', () => {
  const batch = [call('eth_chainId'), call('anvil_setRpcUrl', [address], 2)]
  expect(answerTo(batch)).toEqual([refusal(1), refusal(2)])
})

it('rejects a method name that is written with escapes', () => {
  const body = String.raw`{"jsonrpc":"2.0","id":1,"method":"anvil\u005fsetRpcUrl","params":["x://y"]}`
  expect(JSON.parse(String(refuseCalls(body)))).toEqual(refusal(1))
})

it('reads options at any depth', () => {
  const depth = 200_000
  const params = `${'['.repeat(depth)}"${address}"${']'.repeat(depth)}`
  const body = `{"jsonrpc":"2.0","id":1,"method":"anvil_reset","params":${params}}`
  expect(JSON.parse(String(refuseCalls(body)))).toEqual(refusal(1))
})

it.each([
  '',
  'no JSON',
  `${JSON.stringify(call('eth_chainId'))}${JSON.stringify(call('anvil_setRpcUrl', [address]))}`,
])('rejects %j, which is not JSON', (body) => {
  expect(JSON.parse(String(refuseCalls(body)))).toMatchObject({ error: { code: -32_700 } })
})

it.each(['1', 'null', '[[]]', '"anvil_setRpcUrl"'])('rejects %s, which is not a call', (body) => {
  expect(JSON.parse(String(refuseCalls(body)))).toMatchObject({ error: { code: -32_600 } })
})

it.each([
  call('eth_chainId'),
  [call('eth_chainId'), call('evm_mine', [], 2)],
  call('anvil_reset'),
  call('anvil_reset', [{ forking: { blockNumber: 7 } }]),
  call('hardhat_reset', [{ forking: { blockNumber: '0x7' } }]),
  call('eth_call', [{ to: address }, 'latest']),
])('accepts %j', (body) => {
  expect(refuseCalls(JSON.stringify(body))).toBeUndefined()
})
