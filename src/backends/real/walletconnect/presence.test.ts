import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localNetworks } from '../../mock/chains/localNetworks.ts'
import { until } from '../../mock/actors/phone/testing/until.ts'
import type { Connection } from '../../port/connectors.ts'
import { createPairingTest } from './testing/pairingTest.ts'
import { createWalletConnect } from './walletConnect.ts'

const test = createPairingTest()
const { clock, faults, log, phone, oneProposal, oneRequest } = test
const networks = localNetworks
const listeners = new Set<(visible: boolean) => void>()
const page = { mobile: true, isVisible: true }
const walletConnect = createWalletConnect({
  ...test.options,
  // The client of the page without a phone is another one.
  storagePrefix: 'away/',
  browser: {
    device: () => ({ kind: 'ios', mobile: page.mobile, width: 390 }),
    visible: () => page.isVisible,
    subscribeVisible(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  },
})

function show(isVisible: boolean) {
  page.isVisible = isVisible
  for (const listener of listeners) listener(isVisible)
}

const sockets = () => log.list().filter(({ name }) => name === 'relay.connect').length
const pushes = () => log.list().filter(({ name }) => name === 'relay.irn_subscription').length

/** The page sleeps, and its socket stays open but passes nothing on. */
function sleep() {
  show(false)
  faults.add({
    id: 'silent',
    target: 'relay.irn_subscription',
    when: { always: true },
    effect: { kind: 'hang' },
  })
}

function wake() {
  faults.clear()
  show(true)
}

const sign = ({ provider, accounts }: Connection) =>
  provider.request({ method: 'personal_sign', params: ['0x48656c6c6f', accounts[0]] })

let connection: Connection

beforeAll(async () => {
  await test.load()
}, 120_000)
afterAll(() => vi.unstubAllGlobals())

it('connects when the wallet approved while the page slept, for longer than a pairing lasts', async () => {
  const pairing = await walletConnect.pair({ networks })
  await phone.open(pairing.uri)
  sleep()
  const before = pushes()
  await phone.approve(oneProposal())
  await until(() => pushes() > before)
  await clock.run(240_000)
  wake()
  connection = await pairing.connection
  expect(connection.accounts).toHaveLength(1)
})

it('gets answers that the socket swallowed, in every round', async () => {
  for (const round of [1, 2, 3]) {
    const signing = sign(connection)
    const request = await oneRequest()
    sleep()
    const before = { sockets: sockets(), pushes: pushes() }
    await phone.approveRequest(request)
    await until(() => pushes() > before.pushes)
    wake()
    expect(await signing, `round ${round}`).toMatch(/^0x[0-9a-f]{130}$/)
    expect(sockets()).toBe(before.sockets + 1)
  }
})

it('still follows a connection that breaks after a return', async () => {
  faults.add({
    id: 'broken',
    target: 'relay.irn_subscription',
    when: { nth: 1 },
    effect: { kind: 'drop' },
  })
  const signing = sign(connection)
  await phone.approveRequest(await oneRequest())
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

it('leaves the socket of a computer alone', async () => {
  page.mobile = false
  const before = sockets()
  sleep()
  wake()
  const signing = sign(connection)
  await phone.approveRequest(await oneRequest())
  await signing
  expect(sockets()).toBe(before)
  page.mobile = true
})
