import type { Chains } from '../../../../backends/port/chains.ts'
import type { Connection, Eip1193Request } from '../../../../backends/port/connectors.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Swap as SwapPort } from '../../../../backends/port/services/swap.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { loadTokenChecks } from '../../../testing/loadTokenChecks.ts'
import { createSwap } from '../createSwap.ts'
import type { HeldToken } from '../swapTypes.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { offerOf } from '../state/swapSelectors.ts'
import { createHonestSwap } from './honestSwap.ts'
import { swapStateOf } from './swapStateOf.ts'
import { testTokens } from './testTokens.ts'

await loadTokenChecks()

const hash = `0x${'ab'.repeat(32)}`

export interface SwapTestOptions {
  readonly port?: Partial<SwapPort>
  readonly chains?: Partial<Chains>
  /** The answers of contracts; nothing by default. */
  readonly ethCall?: () => Promise<unknown>
  /** The answers of the wallet; a hash by default. */
  readonly request?: (request: Eip1193Request) => Promise<unknown>
  /** The accounts of the wallet; the visitor's one by default. */
  readonly accounts?: () => Promise<readonly string[]>
  readonly connection?: Partial<Connection>
  readonly tokens?: readonly HeldToken[]
  readonly host?: NonNullable<Parameters<typeof createTestCore>[0]>['host']
}

/**
 * A visitor with 10 ETH and 500 USDC on Ethereum, an honest service (3000 USDC for an ether, nothing approved yet) and
 * a wallet that signs. `asked` names the calls, `signed` contains the transactions.
 */
export function createSwapTest(options: SwapTestOptions = {}) {
  const tokens = options.tokens ?? Object.values<HeldToken>(testTokens)
  const asked: string[] = []
  const signed: Record<string, string>[] = []
  // The gas price is 2 gwei, and the swap takes 180,000 gas.
  const rpc: Readonly<Record<string, string>> = {
    eth_gasPrice: '0x77359400',
    eth_estimateGas: '0x2bf20',
  }

  const honest = createHonestSwap(tokens)
  const world = Object.assign(honest.world, {
    chainId: '0x1',
    accounts: [testAddress],
    balancesDown: false,
  })
  const recorded = { ...honest.port, ...options.port }
  const port = Object.fromEntries(
    Object.entries(recorded).map(([name, call]) => [
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
          if (world.balancesDown) return Promise.reject(new FoyerError('http.status', 'Down'))
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
  const { connection, notify } = createTestConnection({
    provider: {
      request(request) {
        if (request.method === 'eth_chainId') return Promise.resolve(world.chainId)
        if (request.method === 'eth_accounts') {
          return options.accounts?.() ?? Promise.resolve(world.accounts)
        }
        const [transaction] = request.params as [Record<string, string>]
        signed.push(transaction)
        return options.request?.(request) ?? Promise.resolve(hash)
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
    ...options.connection,
  })
  test.core.session.adopt(testConnector, connection)
  test.core.open('Swap')
  const swap = test.core.use(createSwap)
  // As the flow of the preview does; the tests of the flow let it do this.
  const review = () => {
    const { id, view } = test.core.router.current()
    if (view === 'SwapPreview') swap.beginReview(id)
  }
  test.core.router.store.subscribe(review)
  swap.store.subscribe(review)
  return {
    ...test,
    asked,
    signed,
    world,
    notify,
    swap,
    state: () => swapStateOf(test.core, swap.store.getState()),
    /** Clicks the button of the preview. */
    async approve() {
      const offer = offerOf(swap.store.getState())
      const { id } = test.core.router.current()
      if (offer.status === 'approval') await swap.sendTransactionForApproval(id, offer.approval)
    },
    async send() {
      const offer = offerOf(swap.store.getState())
      const { id } = test.core.router.current()
      if (offer.status === 'swap') await swap.sendTransactionForSwap(id, offer.transaction)
    },
    /** Prepares the preview: loaded, tokens chosen, an amount quoted. */
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
