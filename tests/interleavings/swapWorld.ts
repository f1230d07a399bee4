import { decodeFunctionData, erc20Abi, parseUnits } from 'viem'
import type { Swap as SwapPort } from '../../src/backends/port/services/swap.ts'
import { createSwap } from '../../src/widget/features/swap/createSwap.ts'
import { createSwapPreviewFlow } from '../../src/widget/features/swap/swapPreviewFlow.ts'
import type { HeldToken } from '../../src/widget/features/swap/swapTypes.ts'
import { offerOf, swapOrderOf } from '../../src/widget/features/swap/state/swapSelectors.ts'
import { swapCall } from '../../src/widget/features/swap/order/checkSwap.ts'
import { createHonestSwap } from '../../src/widget/features/swap/testing/honestSwap.ts'
import { testTokens } from '../../src/widget/features/swap/testing/testTokens.ts'
import { testConnector } from '../../src/widget/testing/testConnection.ts'
import { createTestCore } from '../../src/widget/testing/testCore.ts'
import { createGate } from './gate.ts'
import { createSlowWallet, walletAccounts } from './slowWallet.ts'
import type { InterleavingWorld, Said } from './interleavingWorld.ts'

const { eth, usdc } = testTokens
const usdt = { ...testTokens.usdt, quantity: { numeric: '400' } }
const tokens: readonly HeldToken[] = [eth, usdc, usdt]
const pairs = [
  [eth, usdc],
  [usdc, eth],
  [usdt, eth],
] as const
const amounts = ['1', '0.1', '100', '0.000001']
const router = '0x111111125421ca6dc452d289314280a0f8842a65'

/** A visitor who swaps, with approvals, slow services, moving prices and a slow wallet. */
export function createSwapWorld(): InterleavingWorld {
  const gate = createGate()
  const requests: { request: Said; screen: Said | undefined; agreed: bigint | undefined }[] = []
  let agreed: { readonly screen: number; readonly minimum: bigint } | undefined
  const honest = createHonestSwap(tokens)
  const slow = Object.fromEntries(
    Object.entries(honest.port).map(([name, call]) => [
      name,
      (...args: never[]) =>
        gate.pass(() => (call as (...all: never[]) => Promise<unknown>)(...args)),
    ]),
  ) as unknown as SwapPort
  const rpc: Readonly<Record<string, string>> = { eth_gasPrice: '0x1', eth_estimateGas: '0x2bf20' }
  const { core, clock } = createTestCore({
    backend: {
      swap: slow,
      chains: {
        call: (_network, method) => gate.pass(async () => rpc[method] ?? '0x'),
        waitForReceipt: async (_network, hash) => ({ hash, status: 'success', blockNumber: 1n }),
      },
      balances: {
        balances: async (_address, chainId = 'eip155:1') =>
          tokens.map(({ address, quantity, decimals, ...rest }) => ({
            ...rest,
            ...(address === eth.address ? {} : { address: address.slice(9) }),
            chainId,
            value: 0,
            quantity: { ...quantity, decimals },
          })),
      },
    },
  })
  const wallet = createSlowWallet(gate, (transaction) =>
    requests.push({
      request: readSwap(transaction),
      screen: says(),
      agreed: agreed?.screen === core.router.current().id ? agreed.minimum : undefined,
    }),
  )
  core.session.adopt(testConnector, wallet.connection)
  const swap = core.use(createSwap)
  let stopPreview = () => {}
  core.router.store.subscribe(({ history }) => {
    if (history.at(-1)?.view !== 'SwapPreview') stopPreview()
  })

  /** The minimum on screen, worked out apart from the code under test. */
  function minimumShown(): bigint | undefined {
    const { toToken, quote } = swap.store.getState()
    const known = 'before' in quote ? quote.before : quote
    if (!toToken || known.status !== 'quoted') return undefined
    return (known.toUnits * 99n) / 100n
  }

  function agree(again: boolean) {
    const { view, id } = core.router.current()
    const minimum = minimumShown()
    if (view !== 'SwapPreview' || minimum === undefined) return
    if (again || agreed?.screen !== id) agreed = { screen: id, minimum }
  }
  swap.store.subscribe(() => agree(false))

  /** The preview's content and actions, read from the store and computed independently of the code under test. */
  function says(): Said | undefined {
    const { view, id } = core.router.current()
    const now = swap.store.getState()
    const { sourceToken: source, toToken: target } = now
    if (!core.modal.getState().open || view !== 'SwapPreview' || !source || !target)
      return undefined
    if (now.sourceTokenAmount === '') return undefined
    const base = {
      screen: id,
      account: String(core.session.address()).toLowerCase(),
      chainId: Number(core.networks.store.getState().activeId.slice(7)),
      amount: parseUnits(now.sourceTokenAmount, source.decimals),
      to: router,
    }
    const plain = source.address.slice(9).toLowerCase()
    const offer = 'before' in now.offer ? now.offer.before : now.offer
    if (offer.status === 'approval') return { ...base, what: plain }
    const minimum = minimumShown()
    if (offer.status !== 'swap' || minimum === undefined) return undefined
    const what = `${plain} ${target.address.slice(9).toLowerCase()}`
    return { ...base, what, minimum }
  }

  return {
    core,
    gate,
    wallet,
    requests,
    says,
    async start() {
      honest.world.allowance = 0n
      honest.world.price = 3000
      core.close()
      core.open('Swap')
      await swap.load()
      choose(0)
      swap.setSourceTokenAmount('1')
      await clock.run(200)
    },
    edit(draw) {
      if (draw % 3 === 0) choose(draw)
      else swap.setSourceTokenAmount(amounts[draw % amounts.length] ?? '1')
    },
    review() {
      if (core.router.current().view !== 'Swap' || !swap.store.getState().toToken) return
      core.router.push('SwapPreview')
      agree(false)
      const flow = createSwapPreviewFlow(core, swap)
      flow.start()
      stopPreview = flow.stop
    },
    click() {
      const { id, view } = core.router.current()
      const offer = offerOf(swap.store.getState())
      if (view !== 'SwapPreview') return
      if (offer.status === 'approval') void swap.sendTransactionForApproval(id, offer.approval)
      else if (offer.status === 'swap') void swap.sendTransactionForSwap(id, offer.transaction)
    },
    accept() {
      const order = swapOrderOf(core, swap.store.getState())
      if (!order || minimumShown() === undefined) return
      agree(true)
      swap.acceptRate(core.router.current().id, order)
    },
    tick: () => clock.run(10_000),
    drift(draw) {
      if (draw % 2 === 0) honest.world.price = draw % 4 === 0 ? 2900 + draw : 100 * (draw + 1)
      else honest.world.allowance = draw % 3 === 0 ? 10n ** 30n : 0n
    },
    accounts: walletAccounts,
  }

  function choose(draw: number) {
    const [source, target] = pairs[draw % pairs.length] ?? pairs[0]
    swap.setSourceToken(source)
    swap.setToToken(target)
  }
}

function readSwap(transaction: Readonly<Record<string, string>>): Said {
  const { data = '0x', from = '', to = '', chainId = '0x0' } = transaction
  const base = { account: from.toLowerCase(), chainId: Number(chainId) }
  const hex = data as `0x${string}`
  if (to.toLowerCase() !== router) {
    const { args } = decodeFunctionData({ abi: erc20Abi, data: hex })
    const [spender, amount] = args as readonly [string, bigint]
    return { ...base, what: to.toLowerCase(), to: spender.toLowerCase(), amount }
  }
  const { args } = decodeFunctionData({ abi: swapCall, data: hex })
  const { amount, dstToken, minReturnAmount, srcToken } = args[1]
  const what = `${srcToken} ${dstToken}`.toLowerCase()
  return { ...base, what, to: router, amount, minimum: minReturnAmount }
}
