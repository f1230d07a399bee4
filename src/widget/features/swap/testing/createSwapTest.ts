import type { Chains } from '../../../../backends/port/chains.ts'
import type { Eip1193Request } from '../../../../backends/port/connectors.ts'
import type { Swap as SwapPort } from '../../../../backends/port/swap.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../core/testing/createTestConnection.ts'
import { createTestCore } from '../../../core/testing/createTestCore.ts'
import { createSwap } from '../createSwap.ts'
import { encodeApproval } from '../encodeApproval.ts'
import type { HeldToken } from '../heldToken.ts'
import { plainAddress } from '../swapRules.ts'
import { swapRouters } from '../swapRouters.ts'
import { swapData } from './swapData.ts'
import { testOrder } from './testOrder.ts'
import { testTokens } from './testTokens.ts'

const hash = `0x${'ab'.repeat(32)}`
const router = String(swapRouters['eip155:1'])

export interface SwapTestOptions {
  readonly port?: Partial<SwapPort>
  readonly chains?: Partial<Chains>
  /** What contracts answer; nothing by default. */
  readonly ethCall?: () => Promise<unknown>
  /** What the wallet answers; a hash by default. */
  readonly request?: (request: Eip1193Request) => Promise<unknown>
  readonly tokens?: readonly HeldToken[]
  readonly host?: NonNullable<Parameters<typeof createTestCore>[0]>['host']
}

/**
 * A visitor with 10 ETH and 500 USDC on Ethereum, an honest service (3000 USDC for an ether, nothing
 * approved yet) and a wallet that signs. `asked` names the calls, `signed` holds the transactions.
 */
export function createSwapTest(options: SwapTestOptions = {}) {
  const tokens = options.tokens ?? Object.values<HeldToken>(testTokens)
  const byAddress = (address: string) =>
    tokens.find((token) => token.address === address) ?? testTokens.eth
  const asked: string[] = []
  const signed: Record<string, string>[] = []
  const world = { allowance: 0n, price: 3000, chainId: '0x1', accounts: [testAddress] }
  // The price of gas is 2 gwei, and the swap takes 180,000 of it.
  const rpc: Readonly<Record<string, string>> = {
    eth_gasPrice: '0x77359400',
    eth_estimateGas: '0x2bf20',
  }

  const toAmount = (from: string, amount: bigint) =>
    from === testTokens.eth.address
      ? (amount * BigInt(world.price)) / 10n ** 12n
      : (amount * 10n ** 12n) / BigInt(world.price)
  const honest: SwapPort = {
    tokens: () => Promise.resolve(tokens),
    price: (address) => Promise.resolve(byAddress(address).price),
    gasPrice: () => Promise.resolve(2_000_000_000n),
    quote: ({ from, amount }) => Promise.resolve({ toAmount: toAmount(from, amount) }),
    allowance: () => Promise.resolve(world.allowance),
    async buildApproval({ from, user, amount = 0n }) {
      const data = await encodeApproval(router, amount)
      const [sender, to] = [plainAddress(user), plainAddress(from)]
      return { from: sender, to, data, value: 0n, gasPrice: 1n }
    },
    buildSwap({ from, to, amount, user }) {
      const out = toAmount(from, amount)
      const order = testOrder({
        source: byAddress(from),
        target: byAddress(to),
        amount,
        minimum: (out * 99n) / 100n,
      })
      const value = from === testTokens.eth.address ? amount : 0n
      const data = swapData(order)
      const transaction = { from: plainAddress(user), to: router, data, value, gasPrice: 1n }
      return Promise.resolve({ transaction: { ...transaction, gas: 200_000n }, toAmount: out })
    },
  }
  const told = { ...honest, ...options.port }
  const port = Object.fromEntries(
    Object.entries(told).map(([name, call]) => [
      name,
      (...args: never[]) => {
        asked.push(name)
        return (call as (...all: never[]) => unknown)(...args)
      },
    ]),
  ) as unknown as SwapPort

  const test = createTestCore({
    host: { enableAnalytics: true, ...options.host },
    backend: {
      swap: port,
      balances: {
        balances(_address, chainId = 'eip155:1') {
          asked.push('balances')
          return Promise.resolve(tokens.map((token) => ({ ...balanceOf(token), chainId })))
        },
      },
      chains: {
        call: (_network, method) =>
          method === 'eth_call' && options.ethCall
            ? options.ethCall()
            : Promise.resolve(rpc[method] ?? '0x'),
        waitForReceipt() {
          return Promise.resolve({ hash, status: 'success', blockNumber: 1n })
        },
        ...options.chains,
      },
    },
  })
  const { connection, tell } = createTestConnection({
    provider: {
      request(request) {
        if (request.method === 'eth_chainId') return Promise.resolve(world.chainId)
        if (request.method === 'eth_accounts') return Promise.resolve(world.accounts)
        const [transaction] = request.params as [Record<string, string>]
        signed.push(transaction)
        return options.request?.(request) ?? Promise.resolve(hash)
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  test.core.session.adopt(testConnector, connection)
  test.core.open('Swap')
  const swap = test.core.use(createSwap)
  return {
    ...test,
    asked,
    signed,
    world,
    tell,
    swap,
    state: () => swap.store.getState(),
    /** Clicks on what the preview offers. */
    async approve() {
      const { approvalTransaction } = swap.store.getState()
      const { id } = test.core.router.current()
      if (approvalTransaction) await swap.sendTransactionForApproval(id, approvalTransaction)
    },
    async send() {
      const { swapTransaction } = swap.store.getState()
      const { id } = test.core.router.current()
      if (swapTransaction) await swap.sendTransactionForSwap(id, swapTransaction)
    },
    /** As the visitor comes to the preview: loaded, tokens chosen, an amount quoted. */
    async chosen(source: HeldToken, target: HeldToken, amount: string) {
      await swap.load()
      swap.setSourceToken(source)
      swap.setToToken(target)
      swap.setSourceTokenAmount(amount)
      await test.clock.run(200)
    },
  }
}

function balanceOf({ address, quantity, decimals, price, symbol, name }: HeldToken) {
  const plain = plainAddress(address)
  const native = plain === plainAddress(testTokens.eth.address)
  return {
    name,
    symbol,
    ...(native ? {} : { address: plain }),
    price,
    value: 0,
    quantity: { numeric: quantity.numeric, decimals },
  }
}
