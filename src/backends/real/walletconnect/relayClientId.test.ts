import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPhone } from '../../mock/actors/phone/createPhone.ts'
import { loadWalletClient } from '../../mock/actors/phone/loadWalletClient.ts'
import { createRelay } from '../../mock/actors/relay/createRelay.ts'
import { relaySockets } from '../../mock/actors/relay/testing/relaySockets.ts'
import { createCallLog } from '../../mock/calls/callLog.ts'
import { localNetworks } from '../../mock/chains/localNetworks.ts'
import { createSeededRandom } from '../../mock/clock/seededRandom.ts'
import { createTestClock } from '../../mock/clock/testing/createTestClock.ts'
import { createFaults } from '../../mock/faults/faults.ts'
import type { Backend } from '../../port/backend.ts'
import type { Connection } from '../../port/connectors.ts'
import { createSystemClock } from '../browser/systemClock.ts'
import { createRealBackend } from '../createRealBackend.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'

const clock = createTestClock()
const log = createCallLog({ clock: () => clock })
const relay = createRelay({ clock, log, faults: createFaults({ random: createSeededRandom(1) }) })
const onError = (error: unknown) => expect.fail(String(error))
const phone = createPhone({
  clock,
  platform: createSystemClock(),
  libraryNow: createSystemClock().now,
  log,
  send: () => Promise.resolve(`0x${'cd'.repeat(32)}`),
  sendOnSolana: () => Promise.resolve('signature'),
  chainIds: localNetworks.map(({ id }) => id),
  load: () =>
    loadWalletClient({
      projectId: 'p1',
      relayUrl: 'wss://relay.test',
      storage: memoryStorage(),
      prefix: 'phone/',
      name: 'phone',
      pageUrl: 'https://phone.test',
      onError,
    }),
  awake: false,
  onError,
})

beforeAll(async () => {
  vi.stubGlobal(
    'WebSocket',
    relaySockets(() => relay),
  )
  await import('@walletconnect/sign-client')
  await import('@reown/walletkit')
}, 120_000)
afterAll(() => vi.unstubAllGlobals())

/** The phone scans and approves. */
async function connect({ walletConnect }: Backend): Promise<Connection> {
  if (!walletConnect) throw new Error('This backend has no WalletConnect.')
  const pairing = await walletConnect.pair({ networks: localNetworks })
  await phone.open(pairing.uri)
  const [proposal] = phone.proposals()
  if (!proposal) throw new Error('The phone was asked nothing.')
  await phone.approve(proposal.id)
  return pairing.connection
}

it('goes to the blockchain API, not to the wallet API, while a session is open', async () => {
  const { fetch, calls } = fakeFetch(() => Response.json({ count: 0, data: [], balances: [] }))
  const backend = createRealBackend({
    fetch,
    clock,
    storage: memoryStorage(),
    addresses: { relay: 'wss://relay.test', verify: '' },
    onError,
  })({ projectId: 'p1', eip6963: false, networks: localNetworks })
  const ask = async () => {
    await backend.directory.wallets({ page: 1, entries: 1 })
    await backend.balances.balances('0xabc', 'eip155:1')
    return calls.splice(0).map(({ query }) => query.clientId)
  }

  expect(await ask()).toEqual([undefined, undefined])
  const connection = await connect(backend)
  expect(await ask()).toEqual([undefined, expect.stringMatching(/^did:key:z6Mk/)])
  await connection.disconnect()
  expect(await ask()).toEqual([undefined, undefined])
})
