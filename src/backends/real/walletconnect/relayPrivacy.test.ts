import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPhoneTest } from '../../mock/actors/phone/testing/phoneTest.ts'
import { localNetworks } from '../../mock/chains/localNetworks.ts'
import type { Backend } from '../../port/backend.ts'
import type { Connection } from '../../port/connectors.ts'
import { createRealBackend } from '../realBackend.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { until } from '../../mock/actors/phone/testing/until.ts'

const test = createPhoneTest()
const { clock, log, phone } = test
const onError = (error: unknown) => expect.fail(String(error))
const storage = memoryStorage()
const { fetch, calls } = fakeFetch(() => Response.json({ count: 0, data: [], balances: [] }))
const backend = createRealBackend({
  fetch,
  clock,
  storage,
  addresses: { relay: 'wss://relay.test', verify: '' },
  onError,
})({ projectId: 'p1', eip6963: false, networks: localNetworks })

beforeAll(test.load, 120_000)
afterAll(() => vi.unstubAllGlobals())

/** Lets the phone scan and approve. */
async function connect({ walletConnect }: Backend): Promise<Connection> {
  if (!walletConnect) throw new Error('This backend has no WalletConnect.')
  const pairing = await walletConnect.pair({ networks: localNetworks })
  await phone.open(pairing.uri)
  const [proposal] = phone.proposals()
  if (!proposal) throw new Error('The phone was asked nothing.')
  await phone.approve(proposal.id)
  return pairing.connection
}

/** Ends the session, and waits until the wallet was notified. */
async function end(connection: Connection) {
  await connection.disconnect()
  await until(() => phone.sessions().length === 0)
}

it("sends the relay client's id to the blockchain API, not to the wallet API, while a session is open", async () => {
  const ask = async () => {
    await backend.directory?.wallets({ page: 1, entries: 1 })
    await backend.balances.balances('0xabc', 'eip155:1')
    return calls.splice(0).map(({ query }) => query.clientId)
  }

  expect(await ask()).toEqual([undefined, undefined])
  const connection = await connect(backend)
  expect(await ask()).toEqual([undefined, expect.stringMatching(/^did:key:z6Mk/)])
  await end(connection)
  expect(await ask()).toEqual([undefined, undefined])
})

it('the client does not reveal its requests to the relay', async () => {
  const token = `0x${'12'.repeat(20)}`
  const connection = await connect(backend)
  const { accounts, provider } = connection
  const params = [{ from: accounts[0], to: token, data: '0xa9059cbb', value: '0x0' }]
  const asked = provider.request({ method: 'eth_sendTransaction', params })
  await phone.approveRequest(await until(() => phone.requests()[0]?.id))
  await asked
  await end(connection)
  const published = log.list().filter(({ name }) => name === 'relay.irn_publish')
  // Tag 1108 is a request of the page; messages of the wallet's client are not checked here.
  const seen = published
    .map((call) => JSON.stringify(call.arguments).toLowerCase())
    .find((text) => text.includes('"tag":1108'))
  expect(seen).toContain('correlationid')
  expect(seen).not.toContain('eth_sendtransaction')
  expect(seen).not.toContain(token)
})

it.each([
  ['this page', (connection: Connection) => connection.disconnect()],
  ['the wallet', () => phone.disconnect()],
])('leaves nothing of a session in the storage that %s has ended', async (_, finish) => {
  const connection = await connect(backend)
  const account = String(connection.accounts[0])
  const holds = () => JSON.stringify([...storage.entries]).includes(account)
  expect(holds()).toBe(true)
  await finish(connection)
  await until(() => !holds())
})
