import { recoverMessageAddress, recoverTypedDataAddress, type TypedDataDefinition } from 'viem'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { typedDataOn, unfitRequests } from '../signing/testing/signingSamples.ts'
import { createPhoneTest } from './testing/phoneTest.ts'
import { connectTestDapp, createTestDapp, evmNamespace } from './testing/testDapp.ts'

const { phone, load, log, oneRequest } = createPhoneTest()
const [account = '0x', foreign = '0x'] = testAccounts.map(({ address }) => address)
let ask: (method: string, ...params: readonly unknown[]) => Promise<unknown>

beforeAll(async () => {
  await load()
  const methods = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction']
  const dapp = await createTestDapp('Signing app')
  const { topic } = await connectTestDapp(dapp, phone, evmNamespace(['eip155:1'], methods))
  ask = (method, ...params) =>
    dapp.request({ topic, chainId: 'eip155:1', request: { method, params } })
}, 120_000)
afterAll(() => vi.unstubAllGlobals())

it.each(unfitRequests)('rejects $why before the owner sees it', async (unfit) => {
  await expect(ask(unfit.method, ...unfit.params(account))).rejects.toMatchObject({ code: -32_602 })
  // The library replaces the message of this code on its way to the app.
  const answer = log.list().findLast(({ name }) => name === `phone.${unfit.method}`)?.result
  expect(answer).toMatchObject({ error: { message: expect.stringMatching(unfit.message) } })
  expect(phone.requests()).toEqual([])
})

it('rejects a request for an account that is not in the session', async () => {
  await expect(ask('personal_sign', '0x68', foreign)).rejects.toMatchObject({ code: 4100 })
  expect(phone.requests()).toEqual([])
})

it('signs a message when the page names the account first', async () => {
  const signing = ask('personal_sign', account, 'Hello')
  await phone.approveRequest(await oneRequest())
  const signature = (await signing) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(account)
})

it('signs typed data for the chain of the request', async () => {
  const typed = typedDataOn(1)
  const signing = ask('eth_signTypedData_v4', account, JSON.stringify(typed))
  const id = await oneRequest()
  expect(phone.requests()).toMatchObject([{ words: 'Signs Order of Shop.' }])
  await phone.approveRequest(id)
  const signature = (await signing) as `0x${string}`
  const definition = { ...typed, signature } as TypedDataDefinition & { signature: `0x${string}` }
  expect(await recoverTypedDataAddress(definition)).toBe(account)
})
