import { stoppedClock } from '../../src/backends/real/testing/stoppedClock.ts'
import { testAccounts } from '../../anvil/accounts.ts'
import { signWithTestKey } from '../../src/backends/mock/actors/signing/signWithTestKey.ts'
import { answerWith } from '../../src/backends/mock/network/answerWith.ts'
import { createNameHandlers } from '../../src/backends/mock/services/names/nameHandlers.ts'
import { verifySignature } from '../../src/backends/mock/services/verifySignature.ts'
import { createWorld } from '../../src/backends/mock/world/world.ts'
import { generateWorld } from '../../src/backends/mock/world/generateWorld.ts'
import type { NameSigner } from '../../src/backends/port/services/names.ts'
import { createHttpClient, type Fetch } from '../../src/backends/real/http/httpClient.ts'
import { createNames } from '../../src/backends/real/http/names.ts'
import { fakeFetch, type SentCall } from '../../src/backends/real/testing/fakeFetch.ts'
import { namesContract, type NamesHarness } from './namesContract.ts'

const baseUrl = 'https://chain.test'
const suffix = '.wcn.id'
const [owner = '', other = ''] = testAccounts.map(({ address }) => address)

const signer: NameSigner = {
  address: owner,
  chainId: 'eip155:1',
  provider: {
    request: ({ params }) => signWithTestKey.message(owner, String((params as string[])[0])),
  },
}

/** The production client with `answer`, which can be made to fail. */
function over(answer: Fetch, now: () => number): NamesHarness {
  let broken = false
  const fetch: Fetch = (input, init) => {
    init.signal?.throwIfAborted()
    return broken ? Promise.reject(new TypeError('Failed to fetch')) : answer(input, init)
  }
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl })
  return {
    names: createNames({ http, projectId: 'p1', clock: { now }, suffix }),
    owner: signer,
    taken: 'quayside',
    free: 'lighthouse',
    breakServices: () => (broken = true),
  }
}

/** Hand-written responses in the wire formats. */
async function overFixtures(): Promise<NamesHarness> {
  const owners = new Map([['quayside', other]])
  const at = '2026-01-15T12:00:00Z'
  const record = (label: string, address: string) => ({
    name: `${label}${suffix}`,
    registered_at: at,
    updated_at: at,
    attributes: null,
    addresses: { 60: { address, created_at: at }, 2147483649: { address, created_at: at } },
  })
  const labelIn = ({ url }: SentCall) =>
    decodeURIComponent(url.pathname.split('/').at(-1) ?? '').replace(suffix, '')

  const routes: Record<string, (call: SentCall) => unknown> = {
    'GET account': (call) => {
      const found = owners.get(labelIn(call))
      return found === undefined ? [] : record(labelIn(call), found)
    },
    'GET reverse': (call) =>
      [...owners]
        .filter(([, address]) => address === labelIn(call))
        .map(([label, address]) => record(label, address)),
    'GET suggestions': (call) => ({
      suggestions: [labelIn(call), `${labelIn(call)}2`].map((label) => ({
        name: `${label}${suffix}`,
        registered: owners.has(label),
      })),
    }),
  }
  function register({ body }: SentCall): Response {
    const { address, message } = body as { address: string; message: string }
    const label = (JSON.parse(message) as { name: string }).name.replace(suffix, '')
    if (owners.has(label)) {
      const reasons = [{ field: 'name', description: 'Name is already registered' }]
      return Response.json({ status: 'FAILED', reasons }, { status: 400 })
    }
    owners.set(label, address)
    return Response.json(record(label, address))
  }
  const { fetch } = fakeFetch((call) => {
    if (call.method === 'POST') return register(call)
    const route = routes[`GET ${call.url.pathname.split('/').at(-2)}`]
    return route && Response.json(route(call))
  })
  return over(fetch, () => 0)
}

/** The simulated service, as in the workbench. */
async function overSimulator(): Promise<NamesHarness> {
  const world = createWorld(generateWorld())
  const now = () => world.get().startedAt
  world.update((state) => ({
    ...state,
    names: [
      {
        name: `quayside${suffix}`,
        registeredAt: now(),
        addresses: { 60: other, 2147483649: other },
      },
    ],
  }))
  const view = { world, clock: { now }, blockchainApi: baseUrl, verify: verifySignature }
  return over(answerWith(createNameHandlers(view)), now)
}

namesContract('production client over written answers', overFixtures)
namesContract('production client over the simulated service', overSimulator)
