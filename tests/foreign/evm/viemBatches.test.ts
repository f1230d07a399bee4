import { erc20Abi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { code, friend, owner, token, openViemPage } from './viemPage.ts'

let page: Awaited<ReturnType<typeof openViemPage>>
beforeAll(async () => {
  page = await openViemPage()
})
afterAll(() => page.close())

describe('viem with a simulated wallet: several calls at once (EIP-5792)', () => {
  const calls = [
    { to: friend, value: 3n },
    { to: token, abi: erc20Abi, functionName: 'transfer', args: [friend, 2n] },
  ] as const

  it('reports that it runs calls one after the other', async () => {
    expect(await page.client.getCapabilities({ account: owner })).toMatchObject({
      1: { atomic: { status: 'unsupported' } },
      137: { atomic: { status: 'unsupported' } },
    })
    expect(await page.ask('wallet_getCapabilities', [owner, ['0x89']])).toEqual({
      '0x89': { atomic: { status: 'unsupported' } },
    })
    expect(await page.refused('wallet_getCapabilities', [friend])).toEqual(code(4100))
  })

  it('asks once, runs all calls, and returns the receipt of each', async () => {
    const before = page.shown().length
    const balance = await page.chain.getBalance({ address: friend })
    const { id } = await page.agreed(() => page.client.sendCalls({ calls: [...calls] }))
    expect(page.shown().slice(before)).toEqual(['wallet_sendCalls'])
    const status = await page.client.getCallsStatus({ id })
    expect(status).toMatchObject({ status: 'success', statusCode: 200, chainId: 1, atomic: false })
    expect(status.receipts?.map((one) => one.status)).toEqual(['success', 'success'])
    expect(status.receipts?.[1]?.logs).toHaveLength(1)
    expect(await page.chain.getBalance({ address: friend })).toBe(balance + 3n)
    expect(await page.ask('wallet_showCallsStatus', [id])).toBeNull()
  })

  it.each([
    ['goes on after a call that fails in its block', { to: token, value: 1n }, 3],
    ['ends with a call that the chain does not take', { to: friend, value: 10n ** 30n }, 1],
  ] as const)('%s, and reports a partial result', async (_what, middle, receipts) => {
    const small = { to: friend, value: 1n }
    const { id } = await page.agreed(() => page.client.sendCalls({ calls: [small, middle, small] }))
    const status = await page.client.getCallsStatus({ id })
    expect(status).toMatchObject({ status: 'failure', statusCode: 600 })
    expect(status.receipts).toHaveLength(receipts)
  })

  it("accepts the app's id once (5720)", async () => {
    const draft = {
      version: '2.0.0',
      id: 'order-7',
      chainId: '0x1',
      atomicRequired: false,
      calls: [{ to: friend, value: '0x1' }],
    }
    expect(await page.agreed(() => page.ask('wallet_sendCalls', [draft]))).toEqual({
      id: 'order-7',
    })
    expect(await page.refused('wallet_sendCalls', [draft])).toEqual(code(5720))
  })

  it.each([
    ['what must be one step', { atomicRequired: true }, 5760],
    ['a capability that it lacks', { capabilities: { paymasterService: { url: 'x' } } }, 5700],
    ['a chain that it does not know', { chainId: '0x5' }, 5710],
    ['too many', { calls: Array.from({ length: 101 }, () => ({ to: friend })) }, 5740],
    ['another version', { version: '1.0' }, -32_602],
    ['no calls', { calls: [] }, -32_602],
    ['a call that cannot be read', { calls: [{ to: 'invalid' }] }, -32_602],
    ['an account of somebody else', { from: friend }, 4100],
  ])('refuses %s', async (_what, part, wanted) => {
    const draft = {
      version: '2.0.0',
      from: owner,
      chainId: '0x1',
      atomicRequired: false,
      calls: [{ to: friend, value: '0x1' }],
      ...part,
    }
    expect(await page.refused('wallet_sendCalls', [draft])).toEqual(code(wanted))
  })

  it('continues without an optional capability', async () => {
    const capabilities = { paymasterService: { url: 'https://pay.example', optional: true } }
    const { id } = await page.agreed(() =>
      page.client.sendCalls({ calls: [{ to: friend, value: 1n }], capabilities }),
    )
    expect((await page.client.getCallsStatus({ id })).statusCode).toBe(200)
  })

  it('reports an unknown batch id (5730)', async () => {
    expect(await page.refused('wallet_getCallsStatus', ['0x00'])).toEqual(code(5730))
    expect(await page.refused('wallet_showCallsStatus', ['0x00'])).toEqual(code(5730))
  })
})
