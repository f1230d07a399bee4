import { imageUrl } from '../guards/imageUrl.ts'
import { stoppedClock } from './stoppedClock.ts'
import { fakeFetch } from './fakeFetch.ts'
import { createHttpClient, type Fetch } from '../http/httpClient.ts'
import { createSwapService } from '../http/swapService.ts'

export const userAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const usdcAddress = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const daiAddress = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
export const routerAddress = '0x111111125421cA6dc452d289314280a0f8842A65'
export const onChain = (address: string, chain = 1) => `eip155:${chain}:${address}`

export const swapQuery = {
  from: onChain(usdcAddress),
  to: onChain(daiAddress),
  amount: 5_000_000n,
  user: onChain(userAddress),
  slippagePercent: 1,
}
export const swapTx = {
  from: onChain(userAddress),
  to: onChain(routerAddress),
  data: '0x07ed2379',
  amount: '4990000000000000000',
  eip155: { gas: '210000', gasPrice: '2000000000' },
}
export const approvalQuery = {
  from: onChain(usdcAddress),
  to: onChain(daiAddress),
  user: onChain(userAddress),
}
export const approvalTx = {
  from: onChain(usdcAddress),
  to: onChain(daiAddress),
  data: '0x095ea7b3',
  value: '0',
  eip155: { gasPrice: '2000000000' },
}

/** The swap port with the given `fetch`. */
export function createTestSwap(fetch: Fetch, baseUrl: string) {
  return createSwapService({
    http: createHttpClient({ fetch, clock: stoppedClock, baseUrl }),
    projectId: 'p1',
    sdk: { type: 'w3m', version: 'v' },
    image: imageUrl,
  })
}

/** The swap port with a service that always responds with `body`, and the recorded calls. */
export function createSwapTest(body: unknown, status = 200) {
  const { fetch, calls } = fakeFetch(() => Response.json(body, { status }))
  const port = createTestSwap(fetch, 'https://rpc.example')
  const headers = () => Object.fromEntries(calls.flatMap((call) => [...call.headers]))
  return { port, calls, headers }
}
