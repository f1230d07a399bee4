import { describe, expect, it } from 'vitest'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../core/testing/createTestConnection.ts'
import { createTestCore } from '../../core/testing/createTestCore.ts'
import { testNetworks } from '../../core/testing/testNetworks.ts'
import { checkSigner } from './checkSigner.ts'
import { testOrder } from './testing/testOrder.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** `meanwhile` happens while the wallet is asked for its chain. */
function setUp(chain: unknown = '0x1', meanwhile: () => void = () => undefined) {
  const asked: unknown[] = []
  const test = createTestCore()
  const { connection, tell } = createTestConnection({
    provider: {
      async request(request) {
        asked.push(request)
        meanwhile()
        return chain
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  test.core.session.adopt(testConnector, connection)
  return { ...test, asked, tell, check: (order = testOrder()) => checkSigner(test.core, order) }
}

it('finds account and network as they were, and asks the wallet itself', async () => {
  const { asked, check } = setUp()
  expect(await check()).toBeUndefined()
  expect(await check(testOrder({ user: testAddress.toLowerCase() }))).toBeUndefined()
  expect(asked.at(-1)).toEqual({ method: 'eth_chainId' })
})

it('stops for another account than the order’s, without asking the wallet', async () => {
  const { asked, check } = setUp()
  expect(await check(testOrder({ user: other }))).toBe('account')
  expect(asked).toEqual([])
})

it('stops where nobody is connected', async () => {
  const { check, tell } = setUp()
  tell.disconnected()
  expect(await check()).toBe('account')
  expect(await check(testOrder({ user: '' }))).toBe('account')
})

it('stops on another network of the app, without asking the wallet', async () => {
  const { asked, check, core } = setUp()
  core.networks.setActive(testNetworks.base.id)
  expect(await check()).toBe('chain')
  expect(asked).toEqual([])
})

it.each([
  ['0x1', undefined],
  [1, undefined],
  ['0x89', 'chain'],
  ['0x10', 'chain'],
  [null, 'chain'],
  ['', 'chain'],
  ['one', 'chain'],
])('takes the wallet’s chain %j for %j', async (chain, stop) => {
  expect(await setUp(chain).check()).toBe(stop)
})

it('rejects like the wallet', async () => {
  const { check } = setUp('0x1', () => {
    throw new Error('locked')
  })
  await expect(check()).rejects.toThrow('locked')
})

describe('what changes while the wallet answers stops it', () => {
  it('another account', async () => {
    const test = setUp('0x1', () => test.tell.accountsChanged([other]))
    expect(await test.check()).toBe('account')
  })

  it('nobody connected', async () => {
    const test = setUp('0x1', () => test.tell.disconnected())
    expect(await test.check()).toBe('account')
  })

  it('another wallet with the same account', async () => {
    const test = setUp('0x1', () =>
      test.core.session.adopt(testConnector, createTestConnection().connection),
    )
    expect(await test.check()).toBe('account')
  })

  it('another network', async () => {
    const test = setUp('0x1', () => test.core.networks.setActive(testNetworks.base.id))
    expect(await test.check()).toBe('chain')
  })
})
