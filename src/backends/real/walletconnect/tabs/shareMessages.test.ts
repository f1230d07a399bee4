import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localNetworks } from '../../../mock/chains/localNetworks.ts'
import { until } from '../../../mock/actors/phone/testing/until.ts'
import type { Connection } from '../../../port/connectors.ts'
import type { WalletConnect } from '../../../port/walletConnect.ts'
import { createPairingTest } from '../testing/pairingTest.ts'
import { createWalletConnect } from '../walletConnect.ts'

const test = createPairingTest({ world: { relaySockets: 'newest' } })
const { phone, options, oneProposal, oneRequest } = test
const networks = localNetworks
const origin = 'https://shop.example'
const hello = '0x48656c6c6f'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The channels of all tabs. */
const channels = new Set<EventTarget>()
class TestChannel extends EventTarget {
  constructor() {
    super()
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const each of channels) {
      if (each !== this) each.dispatchEvent(new MessageEvent('message', { data, origin }))
    }
  }
}
// The only members that a tab needs.
const page = { BroadcastChannel: TestChannel, location: { origin } } as unknown as Window

/** A tab of the same site: it has the storage of the others, and code of its own. */
function openTab() {
  Reflect.deleteProperty(globalThis, Symbol.for('foyer.walletConnect'))
  for (const key of ['_walletConnectCore_foyer', '_walletConnectCore_foyer_count']) {
    Reflect.deleteProperty(globalThis, key)
  }
  return createWalletConnect({ ...options, window: () => page })
}

async function restored(): Promise<Connection> {
  const connection = await openTab().reconnect({ networks })
  return connection ?? expect.fail('The session was not restored.')
}

const sign = ({ provider }: Connection) =>
  provider.request({ method: 'personal_sign', params: [hello, account] })

const bothHear = (changes: number) =>
  until(() => [heard.older, heard.newer].every(({ length }) => length >= changes))

let olderTab: WalletConnect
let older: Connection
let newer: Connection
const heard = { older: [] as string[], newer: [] as string[] }

beforeAll(async () => {
  await test.load()
  olderTab = openTab()
  const pairing = await olderTab.pair({ networks })
  await phone.open(pairing.uri)
  await phone.approve(oneProposal())
  older = await pairing.connection
  newer = await restored()
  for (const [name, { subscribe }] of Object.entries({ older, newer })) {
    const list = heard[name as 'older']
    subscribe({
      accountsChanged: (accounts) => void list.push(`accounts ${accounts.join()}`),
      chainChanged: (chainId) => void list.push(chainId),
      disconnected: () => void list.push('disconnected'),
    })
  }
}, 120_000)
afterAll(() => vi.unstubAllGlobals())

it('the tab that asked gets the answer, though the relay delivers it to the newest tab', async () => {
  const signing = sign(older)
  await phone.approveRequest(await oneRequest())
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

it('both tabs follow the phone, and each takes a change once', async () => {
  await phone.setChain('eip155:137')
  await bothHear(1)
  await phone.setAccounts([1])
  await bothHear(2)
  const changes = ['eip155:137', expect.stringMatching(/^accounts 0x70997970/i)]
  expect(heard).toEqual({ older: changes, newer: changes })
})

it.each([
  ['no record', 'text'],
  ['a topic of another form', { topic: 'x', message: 'm', publishedAt: 1 }],
  ['no message', { topic: 'ab'.repeat(32), message: '', publishedAt: 1 }],
  ['no date', { topic: 'ab'.repeat(32), message: 'm', publishedAt: '1' }],
  ['an unknown topic', { topic: 'ab'.repeat(32), message: 'm', publishedAt: 1 }],
])('a tab ignores what another one posts with %s', (_what, data) => {
  const before = structuredClone(heard)
  for (const each of channels) each.dispatchEvent(new MessageEvent('message', { data, origin }))
  expect(heard).toEqual(before)
})

it('both tabs learn that the phone ended the session', async () => {
  await phone.disconnect()
  await until(() => [heard.older, heard.newer].every((list) => list.includes('disconnected')))
  expect([heard.older.at(-1), heard.newer.at(-1)]).toEqual(['disconnected', 'disconnected'])
})

it('the older tab pairs again while the newest socket is that of another tab', async () => {
  const pairing = await olderTab.pair({ networks })
  await phone.open(pairing.uri)
  await phone.approve(oneProposal())
  const again = await pairing.connection
  const signing = sign(again)
  await phone.approveRequest(await oneRequest())
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})
