import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { encodeApproval } from '../order/approval.ts'
import { swapRouters } from '../order/swapRouters.ts'
import { createHonestSwap } from '../testing/honestSwap.ts'
import { createSwapTest, type SwapTestOptions } from '../testing/swapTest.ts'
import { previewSwap } from '../testing/previewSwap.ts'
import { testTokens } from '../testing/testTokens.ts'
import { settled } from '../../../testing/settled.ts'

const { eth, usdc } = testTokens
const router = String(swapRouters['eip155:1'])
const thief = '0x000000000000000000000000000000000000dEaD'
const rpc = new Map([
  ['eth_gasPrice', '0x77359400'],
  ['eth_estimateGas', '0x2bf20'],
])

/** A chain without gas estimates and contracts. */
const withoutEstimate = new Map([
  ['eth_gasPrice', '0x77359400'],
  ['eth_call', '0x'],
])

/** A chain that records the calldata of its simulations. */
function recording() {
  const simulated: unknown[] = []
  const call = async (_network: unknown, method: string, params: readonly unknown[] = []) => {
    const { data } = { data: '', ...(params[0] as { data?: string } | undefined) }
    if (method === 'eth_call' && data.startsWith('0x095ea7b3')) simulated.push(data)
    return rpc.get(method) ?? '0x'
  }
  return { simulated, chains: { call } as SwapTestOptions['chains'] & object }
}

describe('an older limit', () => {
  it('the builder does not reset an older limit of zero', async () => {
    const { simulated, chains } = recording()
    const { state } = await previewSwap('usdc', { chains })
    expect([simulated, state().approvalTransaction?.kind]).toEqual([[], 'approve'])
  })

  it('simulates an older limit if it exists, and keeps it if the token accepts the new one', async () => {
    const { simulated, chains } = recording()
    const { state, swap, world } = await previewSwap('usdc', { chains })
    world.allowance = 1n
    await swap.getTransaction()
    expect(simulated).toEqual([await encodeApproval(router, 10n ** 8n)])
    expect(state().approvalTransaction?.kind).toBe('approve')
  })

  it('the builder does not simulate an older limit for an approval that is stopped', async () => {
    const { simulated, chains } = recording()
    const { buildApproval } = createHonestSwap([eth, usdc]).port
    const { state, swap, world } = await previewSwap('usdc', {
      chains,
      port: {
        buildApproval: async (query, signal) => ({
          ...(await buildApproval(query, signal)),
          data: await encodeApproval(thief, 10n ** 8n),
        }),
      },
    })
    world.allowance = 1n
    await swap.getTransaction()
    expect(state()).toMatchObject({ stopped: 'spender', approvalTransaction: undefined })
    expect(simulated).toEqual([])
  })
})

it.each([
  [2970, { swapTransaction: { order: { toUnits: 2_970_000_000n } }, stopped: undefined }],
  [2969, { swapTransaction: undefined, stopped: 'minimum' }],
])('compares a swap for 3000 USDC that is built for %d with the minimum', async (price, offer) => {
  const cheaper = createHonestSwap([eth, usdc])
  cheaper.world.price = price
  const { state } = await previewSwap('eth', { port: { buildSwap: cheaper.port.buildSwap } })
  expect(state()).toMatchObject(offer)
})

it('uses 150,000 gas if the chain cannot estimate, and leaves the limit to the wallet', async () => {
  const { state } = await previewSwap('eth', {
    chains: { call: async (_network, method) => withoutEstimate.get(method) },
  })
  expect(state().gasPriceInUSD.toFixed()).toBe('0.9')
  expect(state().swapTransaction?.proposal).not.toHaveProperty('gas')
})

describe('a failure', () => {
  const down = () => Promise.reject(new Error('down'))

  it('reports a failure, and goes back from the preview only', async () => {
    const { core, chosen, seen, swap, toasts, views } = createSwapTest({
      port: { allowance: down },
    })
    core.router.reset('Account')
    core.router.push('Swap')
    await chosen(usdc, eth, '100')
    await swap.getTransaction()
    expect([toasts(), views()]).toEqual([['Failed to check allowance'], ['Account', 'Swap']])
    expect(seen).toContainEqual(expect.objectContaining({ about: 'swap.build' }))
  })

  it('reports no failure for an earlier request', async () => {
    const first = createDeferred<bigint>()
    const answers = [first.promise, Promise.resolve(0n)]
    const test = createSwapTest({
      port: { allowance: () => answers.shift() as Promise<bigint> },
    })
    await test.chosen(usdc, eth, '100')
    test.core.router.push('SwapPreview')
    const early = test.swap.getTransaction()
    await settled()
    await test.swap.getTransaction()
    first.resolve(Promise.reject(new Error('down')) as never)
    await early
    await settled()
    expect([test.toasts(), test.views()]).toEqual([[], ['Swap', 'SwapPreview']])
    expect(test.state().approvalTransaction?.kind).toBe('approve')
  })
})

it('builds and reports nothing when the amount is cleared while the quote is pending', async () => {
  const quote = createDeferred<{ toAmount: bigint }>()
  const quotes = [Promise.resolve({ toAmount: 3_000_000_000n }), quote.promise]
  const test = createSwapTest({
    port: { quote: () => quotes.shift() as Promise<{ toAmount: bigint }> },
  })
  await test.swap.load()
  test.swap.setToToken(usdc)
  await settled()
  test.core.router.push('SwapPreview')
  const building = test.swap.getTransaction()
  test.swap.setSourceTokenAmount('')
  quote.resolve({ toAmount: 3_000_000_000n })
  await building
  expect([test.toasts(), test.views()]).toEqual([[], ['Swap', 'SwapPreview']])
  expect(test.asked).not.toContain('buildSwap')
  expect(test.state()).toMatchObject({ loadingBuildTransaction: false, swapTransaction: undefined })
})

it('offers a look-alike token for signing if the visitor is asked to confirm it', async () => {
  const address = `eip155:1:${thief}`
  const fake = { ...usdc, address }
  const { chosen, core, state, swap } = createSwapTest({ tokens: [eth, fake] })
  await chosen(eth, fake, '1')
  core.router.push('SwapPreview')
  await swap.getTransaction()
  expect(state()).toMatchObject({
    stopped: undefined,
    swapTransaction: { order: { target: { address } } },
  })
})

/** Opens the preview of a swap that is being built. The test decides when the named answer arrives. */
async function buildingSwap(held: 'quote' | 'buildSwap') {
  const answer = createDeferred<void>()
  const methods: string[] = []
  const honest = createHonestSwap([eth, usdc]).port
  let isSlow = false
  const port = {
    async [held](...given: never[]) {
      if (isSlow) await answer.promise
      return (honest[held] as (...all: never[]) => unknown)(...given)
    },
  }
  async function call(_network: unknown, method: string) {
    methods.push(method)
    return rpc.get(method) ?? '0x'
  }
  const test = createSwapTest({ port, chains: { call } })
  await test.chosen(eth, usdc, '1')
  test.core.router.push('SwapPreview')
  isSlow = true
  void test.swap.getTransaction()
  await settled()
  return { ...test, answer, methods }
}

it.each(['quote', 'buildSwap'] as const)(
  'sends no further request for an order that is left while its %s is pending',
  async (name) => {
    const { answer, asked, core, methods } = await buildingSwap(name)
    expect(asked.at(-1)).toBe(name)
    const before = [asked.length, methods.length]
    core.router.reset('Profile')
    answer.resolve()
    await settled()
    expect([asked.length, methods.length]).toEqual(before)
  },
)

it('sends no request, and loads nothing, without an order', async () => {
  const { asked, state, swap } = createSwapTest()
  await swap.load()
  asked.length = 0
  const building = swap.getTransaction()
  expect(state().loadingBuildTransaction).toBe(false)
  await building
  expect(asked).toEqual([])
})
