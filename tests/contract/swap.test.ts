import { imageUrl } from '../../src/backends/real/guards/imageUrl.ts'
import { stoppedClock } from '../../src/backends/real/testing/stoppedClock.ts'
import { afterAll } from 'vitest'
import { testAccounts } from '../../anvil/accounts.ts'
import { knownAddresses } from '../../anvil/knownAddresses.ts'
import { findToken } from '../../src/backends/mock/chains/tokens/findToken.ts'
import { createPools } from '../../src/backends/mock/chains/swap/pools.ts'
import { createAnvilChains } from '../../src/backends/mock/chains/testing/anvilChains.ts'
import { createTokenControls } from '../../src/backends/mock/chains/tokens/tokenControls.ts'
import { answerWith } from '../../src/backends/mock/network/answerWith.ts'
import { createServices } from '../../src/backends/mock/services/services.ts'
import { createWorld } from '../../src/backends/mock/world/world.ts'
import { generateWorld } from '../../src/backends/mock/world/generateWorld.ts'
import { createHttpClient, type Fetch } from '../../src/backends/real/http/httpClient.ts'
import { createSwapService } from '../../src/backends/real/http/swapService.ts'
import { fakeFetch, type SentCall } from '../../src/backends/real/testing/fakeFetch.ts'
import { swapContract, type SwapHarness } from './swapContract.ts'

const baseUrl = 'https://chain.test'
const chainId = 'eip155:1'
const user = testAccounts[0]?.address ?? ''
const caip10 = (symbol: string, chain: 'eip155:1' | 'eip155:137' = chainId) =>
  `${chain}:${findToken(chain, symbol).address}`
const known = {
  chainId,
  user,
  coin: `${chainId}:${knownAddresses.nativeCoin}`,
  token: caip10('USDC'),
  other: caip10('DAI'),
  unpriced: caip10('GUST'),
  foreign: caip10('DAI', 'eip155:137'),
} as const

/** The production client with `answer`, which can be made to fail. */
function over(answer: Fetch): SwapHarness {
  let broken = false
  const fetch: Fetch = (input, init) => {
    init.signal?.throwIfAborted()
    return broken ? Promise.reject(new TypeError('Failed to fetch')) : answer(input, init)
  }
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl })
  return {
    swap: createSwapService({
      http,
      projectId: 'p1',
      sdk: { type: 'w3m', version: 'react-1' },
      image: imageUrl,
    }),
    breakServices: () => (broken = true),
    known,
  }
}

/** Hand-written responses in the wire formats. */
function overFixtures(): SwapHarness {
  const token = (symbol: string, address: string, decimals: number) => ({
    name: symbol,
    symbol,
    address,
    decimals,
    logoUri: 'https://img.example/token.png',
    eip2612: null,
  })
  const eip155 = { gasPrice: '1000000000' }
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  const prices: Record<string, number> = { [known.coin]: 3_000, [known.token]: 1 }

  const routes: Record<string, (call: SentCall) => unknown> = {
    tokens: () => ({
      tokens: [
        token('ETH', known.coin.toLowerCase(), 18),
        token('USDC', known.token, 6),
        token('DAI', known.other, 18),
      ],
    }),
    price: ({ body }) => {
      const [address = ''] = (body as { addresses: string[] }).addresses
      const price = prices[address]
      return { fungibles: price === undefined ? [] : [{ address, price, decimals: 18 }] }
    },
    'gas-price': () => ({ standard: '1000000000', fast: '1200000000', instant: '1500000000' }),
    quotes: ({ query }) => ({ quotes: [{ id: null, toAmount: `${query.amount ?? ''}000000000` }] }),
    allowance: () => ({ allowance: '0' }),
    'build-approve': ({ query }) => {
      const amount = query.amount === undefined ? 2n ** 256n - 1n : BigInt(query.amount)
      const data = `0x095ea7b3${word(BigInt(knownAddresses.router))}${word(amount)}`
      return { tx: { from: query.from, to: query.to, data, value: '0', eip155 } }
    },
    'build-transaction': ({ body }) => {
      const { userAddress, disableEstimate } = body as Record<string, unknown>
      const gas = disableEstimate === true ? '0' : '198000'
      const to = `${chainId}:${knownAddresses.router}`
      const tx = {
        from: userAddress,
        to,
        data: '0x07ed2379',
        amount: '99',
        eip155: { ...eip155, gas },
      }
      return { tx }
    },
  }
  const { fetch } = fakeFetch((call) => {
    const reasons = [{ field: 'to', description: 'Conversion parameter error: two chains' }]
    return call.query.to === known.foreign
      ? Response.json({ status: 'FAILED', reasons }, { status: 400 })
      : Response.json(routes[call.url.pathname.split('/').at(-1) ?? '']?.(call))
  })
  return over(fetch)
}

const { chains, close } = createAnvilChains()
afterAll(close)

/** The simulated service with a real local chain. */
function overSimulator(): SwapHarness {
  const world = createWorld(generateWorld())
  const addresses = { walletApi: 'https://w.test', blockchainApi: baseUrl, pulse: 'https://p.test' }
  const pools = createPools({ chains, world, tokens: createTokenControls(chains) })
  return over(
    answerWith(createServices({ world, chains, pools, addresses, clock: { now: () => 0 } })),
  )
}

swapContract('the production client over written answers', overFixtures)
swapContract('the production client over the simulated service', overSimulator)
