import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import type { Connection } from '../../port/connectors.ts'
import type { Network } from '../../port/network.ts'
import { connectEip1193 } from '../connectors/connectEip1193.ts'
import { createLateRevokes } from '../connectors/lateRevokes.ts'
import { fakeProvider, type FakeProvider } from './fakeProvider.ts'

/** A network that the wallet of these tests is not on. */
export const POLYGON: Network = {
  id: 'eip155:137',
  name: 'Polygon',
  chain: 'eip155',
  currency: { name: 'POL', symbol: 'POL', decimals: 18 },
  explorerUrl: 'https://polygonscan.com',
}

/** The parts of a page that its connections share. */
export function openPage() {
  const clock = createTestClock()
  return { clock, revokes: createLateRevokes(clock) }
}

/** Starts to connect a wallet; the errors that it reports are in `errors`. */
export function startConnecting(provider: FakeProvider, signal?: AbortSignal, page = openPage()) {
  const errors: Error[] = []
  const connecting = connectEip1193({
    connector: { id: 'io.fox', type: 'ANNOUNCED', name: 'Fox', chain: 'eip155' },
    provider,
    ...page,
    silent: false,
    rpcUrl: ({ id }) => `https://rpc.example/${id}`,
    onError: (error) => errors.push(error),
    signal,
  })
  return { connecting, errors }
}

/** A connected wallet, and what its listeners were notified of. */
export async function connected(answers: Parameters<typeof fakeProvider>[0] = {}) {
  const provider = fakeProvider(answers)
  const page = openPage()
  const { connecting, errors } = startConnecting(provider, undefined, page)
  const connection = (await connecting) as Connection
  const notified: unknown[] = []
  connection.subscribe({
    accountsChanged: (accounts) => notified.push(accounts),
    chainChanged: (chainId) => notified.push(chainId),
    disconnected: () => notified.push('disconnected'),
  })
  const methods = () => provider.requests.map(({ method }) => method)
  return { ...page, provider, connection, notified, errors, methods }
}

/** Returns the outcome of a promise, once it has one; 'done' for no value. */
export function settled(work: Promise<unknown>) {
  const result: { outcome?: unknown } = {}
  work.then(
    (value) => (result.outcome = value ?? 'done'),
    (error: unknown) => (result.outcome = error),
  )
  return result
}
