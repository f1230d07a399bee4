import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../core/testing/createTestConnection.ts'
import { testNetworks } from '../../core/testing/testNetworks.ts'
import { checkTransfer } from './checkTransfer.ts'
import { createSendTest, other, toVera, vera } from './testing/createSendTest.ts'
import { usdc } from './testing/testTokens.ts'

function setUp(options: Parameters<typeof createSendTest>[0] = {}) {
  const test = createSendTest(options)
  return {
    ...test,
    check: (changes: Partial<typeof toVera> = {}) =>
      checkTransfer(test.core, { ...toVera, ...changes }, new AbortController().signal),
  }
}

/** The name stands for the same account, but something happens while it is looked up. */
function meanwhile(happen: (test: ReturnType<typeof createSendTest>) => void) {
  const test = setUp({
    chains: {
      ensAddress: async () => {
        happen(test)
        return vera
      },
    },
  })
  return test.check()
}

it('finds nothing wrong with what was shown', async () => {
  expect(await setUp().check()).toBeUndefined()
  expect(await setUp().check({ name: undefined })).toBeUndefined()
  expect(await setUp().check({ token: usdc.address, decimals: 6 })).toBeUndefined()
})

it('stops where nobody is connected any more', async () => {
  const { check, tell } = setUp()
  tell.disconnected()
  expect(await check()).toEqual({ kind: 'accountChanged' })
})

it('stops for another account or network of the app without asking the wallet', async () => {
  const { asked, check } = setUp()
  expect(await check({ from: other })).toEqual({ kind: 'accountChanged' })
  expect(await check({ chainId: 'eip155:137' })).toEqual({ kind: 'networkChanged' })
  expect(asked).toEqual([])
})

describe('what changes while the name is looked up stops the transfer', () => {
  it('another account', async () => {
    expect(await meanwhile(({ tell }) => tell.accountsChanged([other]))).toEqual({
      kind: 'accountChanged',
    })
  })

  it('nobody connected', async () => {
    expect(await meanwhile(({ tell }) => tell.disconnected())).toEqual({ kind: 'accountChanged' })
  })

  it('another wallet with the same account', async () => {
    const { connection } = createTestConnection()
    expect(await meanwhile(({ core }) => core.session.adopt(testConnector, connection))).toEqual({
      kind: 'accountChanged',
    })
  })

  it('another network', async () => {
    expect(await meanwhile(({ core }) => core.networks.setActive(testNetworks.polygon.id))).toEqual(
      { kind: 'networkChanged' },
    )
  })
})

it.each([
  [[testAddress.toLowerCase()], undefined],
  [[other, testAddress], undefined],
  [testAddress, { kind: 'accountChanged' }],
  [[null, {}], { kind: 'accountChanged' }],
  [{ 0: testAddress }, { kind: 'accountChanged' }],
])('takes the accounts %j of the wallet for %j', async (accounts, problem) => {
  const { check } = setUp({ wallet: { eth_accounts: () => accounts } })
  expect(await check()).toEqual(problem)
})

it.each([
  ['0x1', undefined],
  [1, undefined],
  ['0x01', undefined],
  ['0x10', { kind: 'networkChanged' }],
  [null, { kind: 'networkChanged' }],
  ['1e1', { kind: 'networkChanged' }],
])('takes the chain %j of the wallet for %j', async (chain, problem) => {
  const { check } = setUp({ wallet: { eth_chainId: () => chain } })
  expect(await check()).toEqual(problem)
})

describe('the units', () => {
  it.each([17, 19, 20, 0])('of a coin are its network’s, not %i decimals', async (decimals) => {
    expect(await setUp().check({ decimals })).toEqual({ kind: 'tokenMiscounted' })
  })

  it('of a token are what its contract says', async () => {
    const { check } = setUp()
    expect(await check({ token: usdc.address, decimals: 8 })).toEqual({ kind: 'tokenMiscounted' })
  })

  it('cannot be checked on a chain that does not answer, and then nothing is sent', async () => {
    const { check } = setUp({
      rpc: { eth_call: () => Promise.reject(new FoyerError('network.failed', 'Down.')) },
    })
    await expect(check({ token: usdc.address, decimals: 6 })).rejects.toMatchObject({
      code: 'network.failed',
    })
  })
})

describe('the name', () => {
  it('may be written in another case by its service', async () => {
    const { check } = setUp({ chains: { ensAddress: async () => vera.toLowerCase() } })
    expect(await check()).toBeUndefined()
  })

  it('leads nowhere when the answer’s own letters do not fit', async () => {
    const { check } = setUp({ chains: { ensAddress: async () => vera.replace('dC', 'Dc') } })
    expect(await check()).toEqual({ kind: 'nameGone', name: 'vera.eth' })
  })

  it('passes on that nobody waits any more', async () => {
    const { check } = setUp({
      chains: { ensAddress: () => Promise.reject(new FoyerError('aborted', 'Left.')) },
    })
    await expect(check()).rejects.toMatchObject({ code: 'aborted' })
  })
})
