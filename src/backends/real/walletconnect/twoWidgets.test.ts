import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localNetworks } from '../../mock/chains/localNetworks.ts'
import { until } from '../../mock/actors/phone/testing/until.ts'
import type { Connection } from '../../port/connectors.ts'
import { createPairingTest, failureOf } from './testing/pairingTest.ts'
import { createWalletConnect } from './walletConnect.ts'

const test = createPairingTest()
const { phone, options, oneRequest } = test
const networks = localNetworks
const heard: string[] = []
const sign = ({ provider, accounts }: Connection) =>
  provider.request({ method: 'personal_sign', params: ['0x48656c6c6f', accounts[0]] })

let first: Connection
let second: Connection

beforeAll(async () => {
  await test.load()
  first = await test.pairFor(networks)
  const found = await createWalletConnect({
    ...options,
    onRelayClient: (id) => void heard.push(id === undefined ? 'no client' : 'a client'),
  }).reconnect({ networks })
  second = found ?? expect.fail('The second widget found no session.')
  second.subscribe({
    accountsChanged: (accounts) => void heard.push(accounts.join()),
    chainChanged: (chainId) => void heard.push(chainId),
    disconnected: () => void heard.push('disconnected'),
  })
}, 120_000)
afterAll(() => vi.unstubAllGlobals())

it('two widgets of one page have one session, through one client', async () => {
  expect(second.accounts).toEqual(first.accounts)
  // The library would warn of a second client on the console, which fails a test.
  expect(Reflect.get(globalThis, '_walletConnectCore_foyer_count')).toBe(1)
  const signing = sign(second)
  await phone.approveRequest(await oneRequest())
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

it('a disconnect in one widget ends the session of the other, also for an open request', async () => {
  const left = failureOf(sign(second))
  await oneRequest()
  await first.disconnect()
  await until(() => heard.includes('disconnected'))
  expect(await left).toMatchObject({ code: 4900 })
  expect(heard).toEqual(['a client', 'no client', 'disconnected'])
})

it('a widget with another prefix has a client of its own', async () => {
  const apart = createWalletConnect({ ...options, storagePrefix: 'shop/' })
  const pairing = await apart.pair({ networks })
  expect(pairing.uri).toMatch(/^wc:/)
  expect(Object.hasOwn(globalThis, '_walletConnectCore_shop/')).toBe(true)
})
