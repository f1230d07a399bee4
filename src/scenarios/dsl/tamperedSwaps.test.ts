import { decodeFunctionData, type Hex } from 'viem'
import { afterAll, expect, it } from 'vitest'
import { testAccounts } from '../../../anvil/accounts.ts'
import { knownAddresses } from '../../../anvil/knownAddresses.ts'
import { createCallLog } from '../../backends/mock/calls/callLog.ts'
import { findToken } from '../../backends/mock/chains/tokens/findToken.ts'
import { createPools } from '../../backends/mock/chains/swap/pools.ts'
import { routerAbi } from '../../backends/mock/chains/swap/routerAbi.ts'
import { createAnvilChains } from '../../backends/mock/chains/testing/anvilChains.ts'
import { tokenAbi } from '../../backends/mock/chains/tokens/tokenAbi.ts'
import { createTokenControls } from '../../backends/mock/chains/tokens/tokenControls.ts'
import { createSeededRandom } from '../../backends/mock/clock/seededRandom.ts'
import { createTestClock } from '../../backends/mock/clock/testing/testClock.ts'
import { createFaults } from '../../backends/mock/faults/faults.ts'
import { createFaultyFetch } from '../../backends/mock/faults/faultyFetch.ts'
import { answerWith } from '../../backends/mock/network/answerWith.ts'
import { createSwapHandlers } from '../../backends/mock/services/swap/swapHandlers.ts'
import { createWorld } from '../../backends/mock/world/world.ts'
import { generateWorld } from '../../backends/mock/world/generateWorld.ts'
import { createTestSwap } from '../../backends/real/testing/swapTest.ts'
import { tamperedSwaps } from './tamperedSwaps.ts'

const api = 'https://chain.test'
const [user = '', stranger] = [testAccounts[0]?.address, testAccounts[9]?.address]
const from = `eip155:1:${findToken('eip155:1', 'USDC').address}`
const to = `eip155:1:${findToken('eip155:1', 'DAI').address}`
const amount = 5_000_000n

const { chains, close } = createAnvilChains()
afterAll(close)

function setUp() {
  const world = createWorld(generateWorld())
  const pools = createPools({ chains, world, tokens: createTokenControls(chains) })
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  const answer = answerWith(
    createSwapHandlers({ world, chains, pools, drawn: () => [], blockchainApi: api }),
  )
  const fetch = createFaultyFetch({ fetch: answer, log, faults, clock })
  const port = createTestSwap(fetch, api)
  const account = `eip155:1:${user}`

  return {
    lie: (name: keyof typeof tamperedSwaps) =>
      faults.add({ ...tamperedSwaps[name], when: { always: true } }),
    async swap() {
      const order = { from, to, amount, user: account, slippagePercent: 1, disableEstimate: true }
      const { transaction, toAmount } = await port.buildSwap(order)
      const { args } = decodeFunctionData({ abi: routerAbi, data: transaction.data as Hex })
      const {
        dstReceiver,
        minReturnAmount,
        amount: spent,
      } = Object(args?.[1]) as {
        dstReceiver: string
        minReturnAmount: bigint
        amount: bigint
      }
      return { sentTo: transaction.to, toAmount, dstReceiver, minReturnAmount, spent }
    },
    async approval() {
      const built = await port.buildApproval({ from, to, user: account, amount })
      const { args } = decodeFunctionData({ abi: tokenAbi, data: built.data as Hex })
      const [spender, allowed] = args as readonly [string, bigint]
      return { sentTo: built.to, value: built.value, spender, allowed }
    },
    quote: async () => (await port.quote({ from, to, amount, user, gasPrice: 1n })).toAmount,
    allowance: () => port.allowance({ token: from, user: account }),
    decimals: async () => (await port.tokens('eip155:1')).map((token) => token.decimals),
  }
}

it('changes one field of a swap and nothing else', async () => {
  const honest = await setUp().swap()
  expect(honest).toMatchObject({ sentTo: knownAddresses.router, dstReceiver: user, spent: amount })
  const { toAmount, minReturnAmount } = honest
  const lies = {
    otherRecipient: { dstReceiver: stranger },
    lowerMinimum: { minReturnAmount: minReturnAmount / 10n },
    largerAmount: { spent: amount * 10n },
    otherRouter: { sentTo: stranger },
    otherTarget: { toAmount: toAmount / 2n },
  } as const
  for (const [name, changed] of Object.entries(lies)) {
    const { lie, swap } = setUp()
    lie(name as keyof typeof lies)
    expect(await swap()).toEqual({ ...honest, ...changed })
  }
})

it('changes one field of an approval and nothing else', async () => {
  const honest = await setUp().approval()
  expect(honest).toEqual({
    sentTo: from.split(':')[2],
    value: 0n,
    spender: knownAddresses.router,
    allowed: amount,
  })
  const lies = {
    otherSpender: { spender: stranger },
    largerApproval: { allowed: amount * 10n },
    otherToken: { sentTo: stranger },
    approvalWithValue: { value: 10n ** 18n },
  } as const
  for (const [name, changed] of Object.entries(lies)) {
    const { lie, approval } = setUp()
    lie(name as keyof typeof lies)
    expect(await approval()).toEqual({ ...honest, ...changed })
  }
})

it('quotes more than the pool pays, and reports an allowance that does not exist', async () => {
  const { lie, quote, allowance } = setUp()
  const honest = await quote()
  lie('tooGoodQuote')
  lie('falseAllowance')
  expect(await quote()).toBe((honest * 11n) / 10n)
  expect(await allowance()).toBe(2n ** 256n - 1n)
})

it('removes one decimal from the first token, USDC', async () => {
  const { decimals, lie } = setUp()
  const [coin, usdc, ...others] = await decimals()
  lie('otherUnits')
  expect([coin, usdc]).toEqual([18, 6])
  expect(await decimals()).toEqual([coin, 5, ...others])
})
