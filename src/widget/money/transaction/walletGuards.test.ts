import { describe, expect, it } from 'vitest'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { createTestConnection, testAddress } from '../../testing/testConnection.ts'
import { walletAccount } from './walletAccount.ts'
import { walletChain } from './walletChain.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solanaKey = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const order = {
  kind: 'transfer',
  screen: 1,
  chainId: 'eip155:1',
  account: testAddress,
  shown: {},
} as const

function setUp(answer: unknown, chain = 'eip155') {
  const asked: Eip1193Request[] = []
  const { connection } = createTestConnection({
    chain,
    provider: {
      async request(request) {
        asked.push(request)
        if (answer instanceof Error) throw answer
        return answer
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  return { asked, connection }
}

describe('the account', () => {
  const check = (answer: unknown, account: string = testAddress) =>
    walletAccount({ ...setUp(answer), order: { ...order, account } })

  it('reads the account from the wallet itself', async () => {
    const { asked, connection } = setUp([testAddress])
    await walletAccount({ connection, order })
    expect(asked).toEqual([{ method: 'eth_accounts' }])
  })

  it.each([
    [[testAddress], undefined],
    [[testAddress.toLowerCase()], undefined],
    [[other, testAddress], undefined],
    [[other], { kind: 'account' }],
    [[], { kind: 'account' }],
    [testAddress, { kind: 'account' }],
    [[null, {}], { kind: 'account' }],
    [{ 0: testAddress }, { kind: 'account' }],
    [null, { kind: 'account' }],
  ])('compares %j and finds %j', async (accounts, problem) => {
    expect(await check(accounts)).toEqual(problem)
  })

  it('accepts an order whose account is in capital letters', async () => {
    expect(await check([testAddress], testAddress.toUpperCase())).toBeUndefined()
  })

  it('rejects like the wallet', async () => {
    await expect(check(new Error('locked'))).rejects.toThrow('locked')
  })

  it('accepts a key on Solana only in its exact case', async () => {
    const { asked, connection } = setUp([{ pubkey: solanaKey }], 'solana')
    const on = (account: string) => walletAccount({ connection, order: { ...order, account } })
    expect(await on(solanaKey)).toBeUndefined()
    expect(await on(solanaKey.toLowerCase())).toEqual({ kind: 'account' })
    expect(asked[0]).toEqual({ method: 'solana_getAccounts' })
  })
})

describe('the chain', () => {
  it('reads the chain from the wallet itself', async () => {
    const { asked, connection } = setUp('0x1')
    await walletChain({ connection, order })
    expect(asked).toEqual([{ method: 'eth_chainId' }])
  })

  it.each([
    ['0x1', undefined],
    [1, undefined],
    ['0x01', undefined],
    ['0x10', { kind: 'chain' }],
    ['0x89', { kind: 'chain' }],
    [null, { kind: 'chain' }],
    ['', { kind: 'chain' }],
    ['one', { kind: 'chain' }],
    ['1e1', { kind: 'chain' }],
  ])('compares %j and finds %j', async (chain, problem) => {
    expect(await walletChain({ ...setUp(chain), order })).toEqual(problem)
  })

  it('rejects like the wallet', async () => {
    const { connection } = setUp(new Error('locked'))
    await expect(walletChain({ connection, order })).rejects.toThrow('locked')
  })

  it('the guard does not read the chain of a Solana connection, which has only one', async () => {
    const { asked, connection } = setUp('0x5', 'solana')
    expect(await walletChain({ connection, order })).toBeUndefined()
    expect(asked).toEqual([])
  })
})
