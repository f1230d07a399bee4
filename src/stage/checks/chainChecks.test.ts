import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createAnvilChains } from '../../backends/mock/chains/testing/anvilChains.ts'
import { createChainActor } from '../../backends/mock/chains/createChainActor.ts'
import { createChainTime } from '../../backends/mock/chains/chainTime.ts'
import { createPools } from '../../backends/mock/chains/swap/pools.ts'
import { createTokenControls } from '../../backends/mock/chains/tokens/tokenControls.ts'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import { createWorld } from '../../backends/mock/world/world.ts'
import { generateWorld } from '../../backends/mock/world/generateWorld.ts'
import type { AccountRef, ChainExpectation } from '../../scenarios/index.ts'
import { chainChecks, type ChainParts } from './chainChecks.ts'
import { readStartAmounts } from './readStartAmounts.ts'

const { chains: local, close } = createAnvilChains()
const world = createWorld(generateWorld())
const tokens = createTokenControls(local)
const chains = createChainActor({
  chains: local,
  world,
  tokens,
  time: createChainTime(local, createTestClock()),
  pools: createPools({ chains: local, world, tokens }),
  rpcUrls: () => ({ inFront: '', ofThisTab: '' }),
})
const simulator = { chains }
const chainId = 'eip155:1'
const stranger = '0x00000000000000000000000000000000000b0b01'

type Wanted = ChainExpectation

/** The result of a check after `meanwhile`, for a visitor who is connected as test account 2. */
async function find(wanted: Wanted, meanwhile: () => Promise<unknown>) {
  const starts = await readStartAmounts(simulator, [wanted])
  await meanwhile()
  const known = new Map<AccountRef, string>([
    ...chains.accounts.map(({ index, address }) => [index, address] as const),
    ['active', String(chains.accounts[2]?.address)],
    [stranger, stranger],
  ])
  const parts: ChainParts = {
    simulator,
    starts,
    addressOf: ({ account }) => String(known.get(account)),
  }
  const check = chainChecks[wanted.expect] as (wanted: Wanted, parts: ChainParts) => unknown
  return check(wanted, parts)
}

const nothing = () => Promise.resolve()
const balance = (facts: object): Wanted => ({ expect: 'balance', chainId, account: 2, ...facts })
const usdc = (facts: object): Wanted => ({
  expect: 'tokenBalance',
  chainId,
  token: 'USDC',
  account: 'active',
  ...facts,
})
const setUsdc = (units: bigint) => () =>
  chains.setTokenBalance(chainId, 'USDC', String(chains.accounts[2]?.address), units)

beforeEach(() => chains.reset())
afterAll(() => close())

describe('chainChecks', () => {
  it.each<[string, Wanted, boolean]>([
    ['the very balance', balance({ wei: '10000000000000000000000' }), true],
    ['another balance', balance({ wei: '10000000000000000000001' }), false],
    ['at most what is there', balance({ atMost: '10000000000000000000000' }), true],
    ['at most less', balance({ atMost: '9999999999999999999999' }), false],
    ['at least what is there', balance({ atLeast: '10000000000000000000000' }), true],
    ['at least more', balance({ atLeast: '10000000000000000000001' }), false],
    ['a change where there was none', balance({ changedBy: '1' }), false],
    ['the very tokens', usdc({ units: '10000000000' }), true],
    ['other tokens', usdc({ units: '10000000001' }), false],
    ['at least more tokens', usdc({ atLeast: '10000000001' }), false],
    ['no transaction', { expect: 'nonce', chainId, account: 2, changedBy: 0 }, true],
    ['a transaction', { expect: 'nonce', chainId, account: 2, changedBy: 1 }, false],
    ['nothing that waits', { expect: 'chainWaiting', chainId, count: 0 }, true],
    ['something that waits', { expect: 'chainWaiting', chainId, count: 1 }, false],
    ['no allowance', { expect: 'allowance', chainId, token: 'USDC', account: 2, units: '0' }, true],
    [
      'an allowance',
      { expect: 'allowance', chainId, token: 'USDC', account: 2, units: '5' },
      false,
    ],
  ])('checks %s', async (_, wanted, ok) => {
    expect(await find(wanted, nothing)).toMatchObject({ ok })
  })

  it('compares with the start', async () => {
    expect(await find(usdc({ changedBy: '-9999999993' }), setUsdc(7n))).toEqual({
      ok: true,
      actual: '7, changed by -9999999993',
    })
    expect(await find(usdc({ changedBy: '0' }), setUsdc(8n))).toMatchObject({ ok: false })
  })

  it('treats an account that was not named before as one with a balance of zero', async () => {
    const wanted: Wanted = {
      expect: 'tokenBalance',
      chainId,
      token: 'USDC',
      account: stranger,
      changedBy: '3',
    }
    const found = await find(wanted, () => chains.setTokenBalance(chainId, 'USDC', stranger, 3n))
    expect(found).toMatchObject({ ok: true })
  })

  it('counts the transactions of an account', async () => {
    const from = String(chains.accounts[2]?.address)
    const pay = async () => {
      await chains.rpc(chainId, 'eth_sendTransactionSync', [{ from, to: stranger, value: '0x1' }])
    }
    const wanted: Wanted = { expect: 'nonce', chainId, account: 'active', changedBy: 1 }
    expect(await find(wanted, pay)).toMatchObject({ ok: true })
  })

  it('reads the allowance of the router, and of another spender', async () => {
    const owner = String(chains.accounts[2]?.address)
    const allow = () => chains.setAllowance(chainId, 'USDT', owner, 5n, stranger)
    const base = { expect: 'allowance', chainId, token: 'USDT', account: 2 } as const
    expect(await find({ ...base, units: '5', spender: stranger }, allow)).toMatchObject({
      ok: true,
    })
    expect(await find({ ...base, units: '5' }, allow)).toMatchObject({ ok: false })
  })
})
