import { describe, expect, it, vi } from 'vitest'
import { namespaceKey, signedInKey, storageKeys } from '../kernel/storageKeys.ts'
import { createPageTest, otherAddress as other } from '../../testing/pageTest.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestSiwe } from '../../testing/testSiwe.ts'

const connectorKey = namespaceKey('connector', 'eip155')
const accountsKey = namespaceKey('accounts', 'eip155')
const authConnector = { id: 'foyerAuth', type: 'AUTH', name: 'Email', chain: 'eip155' } as const

/** Two widgets of one page; the visitor has connected the wallet in the first one. */
async function twoWidgets() {
  const page = createPageTest()
  const [first, second] = [page.widget(), page.widget()]
  first.connect({ accounts: [testAddress, other] })
  await second.clock.idle()
  return { ...page, first, second }
}

describe('a connection that another widget of the page has made', () => {
  it('is restored silently, without an event of a connection', async () => {
    const { asked, first, second } = await twoWidgets()
    expect([first.status(), second.status()]).toEqual(['connected', 'connected'])
    expect(asked).toEqual(['test'])
    expect(second.core.session.address()).toBe(testAddress)
    expect(second.tracked()).toEqual([])
  })

  it.each(['first', 'second'] as const)(
    'ends in both widgets with a disconnect in the %s, and is forgotten',
    async (which) => {
      const { kept, first, second, [which]: leaving } = await twoWidgets()
      await leaving.core.session.disconnect()
      expect([first.status(), second.status()]).toEqual(['disconnected', 'disconnected'])
      expect(kept.entries.has(connectorKey)).toBe(false)
    },
  )

  it('gives way to the wallet that is connected next', async () => {
    const { asked, first, second } = await twoWidgets()
    first.core.session.adopt({ ...testConnector, id: 'orbit' }, createTestConnection().connection)
    await second.clock.idle()
    expect(asked).toEqual(['test', 'orbit'])
  })

  it('stays where it is made when the other widget cannot restore it', async () => {
    const page = createPageTest()
    const first = page.widget()
    const second = page.widget({
      backend: { connectors: { reconnect: () => Promise.resolve(undefined) } },
    })
    first.connect()
    await second.clock.idle()
    expect([first.status(), second.status()]).toEqual(['connected', 'disconnected'])
    expect(page.kept.entries.get(connectorKey)).toBe('test')
  })

  it('stays where it is made when the other widget has no such connector', async () => {
    const page = createPageTest()
    const [first, second] = [page.widget(), page.widget({ host: { auth: false } })]
    first.core.session.adopt(authConnector, createTestConnection({ type: 'AUTH' }).connection)
    await second.clock.idle()
    expect([first.status(), second.status()]).toEqual(['connected', 'disconnected'])
  })

  it('is awaited while the visitor chooses its accounts there', async () => {
    const page = createPageTest()
    const [first, second] = [page.widget(), page.widget()]
    first.connect()
    const open = { first: testAddress, active: testAddress, selected: [] }
    first.core.backend.storage.set(accountsKey, JSON.stringify(open))
    await second.clock.idle()
    expect([second.status(), page.asked]).toEqual(['disconnected', []])
    first.core.session.select([testAddress])
    await second.clock.idle()
    expect(second.status()).toBe('connected')
  })

  it('is none of a widget with another prefix', async () => {
    const page = createPageTest()
    const [first, second] = [page.widget(), page.widget({ prefix: 'shop/' })]
    first.connect()
    await second.clock.idle()
    expect([first.status(), second.status()]).toEqual(['connected', 'disconnected'])
    second.connect()
    await second.core.session.disconnect()
    expect([first.status(), [...page.kept.entries.keys()]]).toEqual([
      'connected',
      [connectorKey, storageKeys.network, 'shop/network'],
    ])
  })
})

describe('a choice in another widget of the page', () => {
  it('changes the account here', async () => {
    const { first, second } = await twoWidgets()
    first.core.session.setAddress(other)
    await second.clock.idle()
    expect(second.core.session.address()).toBe(other)
  })

  it('changes the network here, and is stored once', async () => {
    const { first, kept, second } = await twoWidgets()
    first.core.networks.setActive('eip155:137')
    await second.clock.idle()
    expect(second.core.networks.store.getState().activeId).toBe('eip155:137')
    expect(kept.entries.get(storageKeys.network)).toBe('eip155:137')
    expect(second.wallet.asked).toEqual([])
  })

  it('leaves the network when this widget lacks the chosen one', async () => {
    const { first, second } = await twoWidgets()
    first.core.backend.storage.set(storageKeys.network, 'eip155:10')
    await second.clock.idle()
    expect(second.core.networks.store.getState().activeId).toBe('eip155:1')
  })

  it('switches the network of a login, which has one of its own in each widget', async () => {
    const page = createPageTest()
    const [first, second] = [page.widget(), page.widget()]
    const login = createTestConnection({ type: 'AUTH' })
    second.core.session.adopt(testConnector, login.connection)
    first.core.networks.setActive('eip155:137')
    await second.clock.idle()
    expect(login.asked).toEqual(['eip155:137'])
  })
})

describe('a sign-in in another widget of the page', () => {
  it('is asked for once, and known to both', async () => {
    const page = createPageTest()
    const siwe = createTestSiwe()
    const host = { isSiweEnabled: true, siweConfig: siwe.siweConfig }
    const [first, second] = [page.widget({ host }), page.widget({ host })]
    first.core.open()
    first.connect()
    await second.clock.idle()
    const signInOf = () => second.core.signIn.store.getState().status
    expect([signInOf(), second.core.modal.getState().open]).toEqual(['signedOut', false])
    const session = { address: testAddress, chainId: 'eip155:1' } as const
    siwe.server.session = session
    first.core.signIn.accept(session)
    first.core.backend.storage.tell?.(signedInKey)
    await vi.waitUntil(() => signInOf() === 'signedIn')
    expect(second.core.signIn.needed()).toBe(false)
  })
})
