import { createTestClock } from '../../src/backends/mock/clock/testing/testClock.ts'
import { createRealBackend } from '../../src/backends/real/realBackend.ts'
import { fakeFetch, type SentCall } from '../../src/backends/real/testing/fakeFetch.ts'
import { ALICE } from '../../src/backends/real/testing/fakeProvider.ts'
import { fakeWindow } from '../../src/backends/real/testing/fakeWindow.ts'
import { answerRpc } from './answerRpc.ts'
import type { ServicesHarness } from './servicesHarness.ts'

const BALANCE = 2_500_000_000_000_000_000n

const WALLETS = Array.from({ length: 25 }, (_, at) => ({
  id: String(at).padStart(64, '0'),
  name: `Wallet ${String.fromCharCode(65 + at)}`,
  image_id: `image-${at}`,
  order: at,
  mobile_link: null,
  rdns: null,
}))

/** The production clients with hand-written responses in the wire formats. */
export function overFixtures(): ServicesHarness & {
  received: () => readonly string[]
  reported: readonly Error[]
} {
  const clock = createTestClock()
  const events: string[] = []
  const reported: Error[] = []
  let broken = false

  function list({ query }: SentCall): Response {
    const has = (ids: string | undefined, id: string) => ids?.split(',').includes(id)
    const matching = WALLETS.filter(
      ({ id, name }) =>
        (query.include === undefined || has(query.include, id)) &&
        has(query.exclude, id) !== true &&
        name.toLowerCase().includes((query.search ?? '').toLowerCase()),
    )
    const [page, entries] = [Number(query.page), Number(query.entries)]
    const data = matching.slice((page - 1) * entries, page * entries)
    return Response.json({ count: matching.length, data })
  }

  const routes: Record<string, (call: SentCall) => Response> = {
    getWallets: list,
    identity: ({ url }) =>
      Response.json(
        url.pathname.endsWith(ALICE)
          ? { name: 'ada.wcn.id', avatar: 'https://img.example/ada.png' }
          : { name: null, avatar: null },
      ),
    profile: () =>
      Response.json({
        name: 'ada.wcn.id',
        registered_at: '2026-01-01T00:00:00Z',
        updated_at: '2026-01-01T00:00:00Z',
        attributes: null,
        addresses: { 60: { address: ALICE, created_at: '2026-01-01T00:00:00Z' } },
      }),
    balance: () =>
      Response.json({
        balances: [
          {
            name: 'Ether',
            symbol: 'ETH',
            chainId: 'eip155:1',
            value: 5000,
            price: 2000,
            quantity: { decimals: '18', numeric: '2.5' },
            iconUrl: 'https://img.example/eth.png',
          },
          {
            name: 'USD Coin',
            symbol: 'USDC',
            chainId: 'eip155:1',
            address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
            value: 25,
            price: 1,
            quantity: { decimals: '6', numeric: '25' },
            iconUrl: 'https://img.example/usdc.png',
          },
        ],
      }),
    v1: ({ body }) =>
      Response.json(answerRpc({ address: ALICE, balance: BALANCE }, body as { id: number })),
    e: ({ body }) => {
      events.push((body as { props: { event: string } }).props.event)
      return new Response(null, { status: 202 })
    },
  }
  const picture = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })

  const { fetch } = fakeFetch((call) => {
    if (broken) return undefined
    const steps = call.url.pathname.split('/').filter(Boolean).toReversed()
    const route = steps.map((step) => routes[step]).find((found) => found !== undefined)
    return /Image\//.test(call.url.pathname) ? picture() : route?.(call)
  })
  const make = createRealBackend({
    fetch,
    clock,
    window: fakeWindow().window,
    onError: (error) => reported.push(error),
  })
  return {
    backend: make({
      projectId: 'p1',
      eip6963: true,
      remoteImages: { hosts: ['img.example'] },
    }),
    pass: (ms) => clock.run(ms),
    breakServices: () => (broken = true),
    received: () => events,
    reported,
    known: {
      walletCount: WALLETS.length,
      walletName: 'Wallet Q',
      network: {
        id: 'eip155:1',
        name: 'Ethereum',
        chain: 'eip155',
        imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
        currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
      holder: ALICE,
      balance: BALANCE,
      named: { address: ALICE, name: 'ada.wcn.id' },
    },
  }
}
