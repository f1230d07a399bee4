import { testAccounts } from '../../anvil/accounts.ts'
import type { LocalChains } from '../../src/backends/mock/chains/localChains.ts'
import { createTestClock } from '../../src/backends/mock/clock/testing/testClock.ts'
import { answerWith } from '../../src/backends/mock/network/answerWith.ts'
import { createServices } from '../../src/backends/mock/services/services.ts'
import { createWorld } from '../../src/backends/mock/world/world.ts'
import { generateWorld } from '../../src/backends/mock/world/generateWorld.ts'
import { createRealBackend } from '../../src/backends/real/realBackend.ts'
import type { Fetch } from '../../src/backends/real/http/httpClient.ts'
import { fakeWindow } from '../../src/backends/real/testing/fakeWindow.ts'
import { answerRpc } from './answerRpc.ts'
import type { ServicesHarness } from './servicesHarness.ts'

const BALANCE = 1_500_000_000_000_000_000n
const addresses = {
  walletApi: 'https://wallets.test',
  blockchainApi: 'https://chain.test',
  pulse: 'https://pulse.test',
}

/** The production clients with the simulated services, as in the workbench. */
export function overSimulator(): ServicesHarness & {
  received: () => readonly string[]
  reported: readonly Error[]
} {
  const drawn = generateWorld()
  const [holder] = testAccounts.map(({ address }) => address)
  const [first] = drawn.identities
  if (holder === undefined || first === undefined) throw new Error('The world is empty.')
  // A name of the service's own zone, which resolves to its account without a chain.
  const named = { ...first, name: 'orbit.wcn.id' }
  const world = createWorld({
    ...drawn,
    identities: [named],
    names: [{ name: named.name, registeredAt: 0, addresses: { 60: named.address } }],
  })

  const account = { address: holder, balance: BALANCE }
  const chains: LocalChains = {
    has: () => true,
    rpc: async (_, method, params) => {
      const answer = answerRpc(account, { id: 1, method, params })
      return 'result' in answer ? answer.result : undefined
    },
    forward: async (_, body) =>
      JSON.stringify(answerRpc(account, JSON.parse(body) as { id: number })),
    reset: async () => undefined,
  }
  const listeners = new Set<() => void>()
  let inFlight = 0
  const clock = createTestClock({
    activity: {
      inFlight: () => inFlight,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  })
  const events: string[] = []
  const reported: Error[] = []
  const answer = answerWith(
    createServices({ world, chains, pools: { ready: async () => undefined }, addresses, clock }),
  )
  let broken = false

  const fetch: Fetch = async (input, init) => {
    init.signal?.throwIfAborted()
    if (broken) throw new TypeError('Failed to fetch')
    inFlight += 1
    const response = await answer(input, init).finally(() => {
      inFlight -= 1
      listeners.forEach((listener) => listener())
    })
    if (input.startsWith(addresses.pulse) && response.ok) {
      events.push((JSON.parse(String(init.body)) as { props: { event: string } }).props.event)
    }
    return response
  }
  const make = createRealBackend({
    fetch,
    addresses,
    clock,
    window: fakeWindow().window,
    onError: (error) => reported.push(error),
  })
  return {
    backend: make({ projectId: 'p1', eip6963: true }),
    pass: (ms) => clock.run(ms),
    breakServices: () => (broken = true),
    received: () => events,
    reported,
    known: {
      walletCount: 640,
      walletName: 'Emberfox',
      network: {
        id: 'eip155:1',
        name: 'Ethereum',
        chain: 'eip155',
        imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
        currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
      holder,
      balance: BALANCE,
      named: { address: named.address, name: named.name },
    },
  }
}
