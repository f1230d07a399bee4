import { describe, expect, it, vi } from 'vitest'
import { keepChoiceOpen } from '../login/keepChoiceOpen.ts'
import { namespaceKey, namespaceNames } from '../kernel/storageKeys.ts'
import {
  createTestConnection,
  testAddress,
  testAuthUser,
  testConnector,
} from '../../testing/testConnection.ts'
import { createParts } from '../../testing/sessionTest.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const connectorKey = namespaceKey('connector', 'eip155')
const away = { status: 'disconnected', remembered: true }
const over = { status: 'disconnected', remembered: false }

/** A session that was connected on an earlier visit, with everything that it stores. */
function createRemembered() {
  const parts = createParts()
  for (const name of namespaceNames) parts.kept.set(namespaceKey(name, 'eip155'), `kept ${name}`)
  parts.kept.set(connectorKey, 'test')
  const all = namespaceNames.map((name) => namespaceKey(name, 'eip155'))
  return { ...parts, stored: () => all.filter((key) => parts.kept.has(key)), all }
}

/** A restore that the test answers. */
function createAnswer() {
  const wallet = createTestConnection()
  let answer: (accounts?: readonly string[]) => void = () => undefined
  const restored = new Promise<readonly string[] | undefined>((resolve) => (answer = resolve))
  return {
    ...wallet,
    answer,
    restore: async () => {
      const accounts = (await restored) ?? [testAddress]
      return { connector: testConnector, connection: { ...wallet.connection, accounts } }
    },
  }
}

describe('restoring an earlier session', () => {
  it('resumes an earlier session without asking', async () => {
    const { clock, session, restored, restoresTo } = createRemembered()
    const { connection } = createTestConnection()
    restoresTo(() => Promise.resolve({ connector: testConnector, connection }))
    const resumed = session.resume('eip155')
    expect(session.store.getState()).toEqual({ status: 'reconnecting' })
    await resumed
    expect(restored).toMatchObject([{ connectorId: 'test' }])
    expect(session.address()).toBe(testAddress)
    expect(clock.pending()).toEqual([])
  })

  it('sends no request when no account was connected', async () => {
    const { session, restored } = createParts()
    await session.resume('eip155')
    expect(restored).toEqual([])
    expect(session.store.getState()).toEqual(over)
  })

  it('uses the network of the resumed wallet', async () => {
    const { session, networks, restoresTo } = createRemembered()
    const { connection } = createTestConnection({ chainId: 'eip155:137' })
    restoresTo(() => Promise.resolve({ connector: testConnector, connection }))
    await session.resume('eip155')
    expect(networks.store.getState().activeId).toBe('eip155:137')
  })

  it('shows a session as disconnected after 5 s, and restores it when its wallet answers late', async () => {
    const { all, clock, restoresTo, session, stored } = createRemembered()
    const { answer, restore } = createAnswer()
    restoresTo(restore)
    const resumed = session.resume('eip155')
    await clock.run(4_999)
    expect(session.store.getState()).toEqual({ status: 'reconnecting' })
    await clock.run(1)
    expect([session.store.getState(), stored()]).toEqual([away, all])
    await clock.run(3_600_000)
    answer()
    await resumed
    expect([session.address(), stored()]).toEqual([testAddress, all])
  })

  it('shows a session as disconnected at once when the wallet is locked, and keeps all its data', () => {
    const { all, restored, session, stored } = createRemembered()
    void session.resume('eip155')
    restored[0]?.options.onAway()
    expect([session.store.getState(), stored()]).toEqual([away, all])
  })

  it('shows the account of then when the wallet comes back with another one', async () => {
    const { restored, restoresTo, session } = createRemembered()
    const { answer, restore } = createAnswer()
    restoresTo(restore)
    const resumed = session.resume('eip155')
    restored[0]?.options.onAway()
    answer([other])
    await resumed
    expect(session.address()).toBe(other)
  })

  it('keeps the wallet and all its data when the restore fails, and reports the failure', async () => {
    const { all, failures, restoresTo, session, stored } = createRemembered()
    const failed = new Error('the frame did not load')
    restoresTo(() => Promise.reject(failed))
    await session.resume('eip155')
    expect([session.store.getState(), stored(), failures]).toEqual([away, all, [failed]])
  })

  it('forgets only the wallet when it has ended the session itself, and keeps the data', async () => {
    const { all, restoresTo, session, stored } = createRemembered()
    restoresTo(() => Promise.resolve(undefined))
    await session.resume('eip155')
    const others = all.filter((key) => key !== connectorKey)
    expect([session.store.getState(), stored()]).toEqual([over, others])
    session.adopt(testConnector, createTestConnection().connection)
    await session.disconnect()
    expect([session.store.getState(), stored()]).toEqual([over, []])
  })

  it('ends a login on resuming whose accounts were not chosen before the page was left [C-222]', async () => {
    const { session, storage, stored, restoresTo } = createRemembered()
    const disconnect = vi.fn(() => Promise.resolve())
    const { connection } = createTestConnection({ accounts: [testAddress, other], disconnect })
    const accounts = [testAddress, other].map((address) => ({ address, type: 'eoa' as const }))
    keepChoiceOpen(storage, { ...connection, user: { ...testAuthUser, accounts } })
    restoresTo(() => Promise.resolve({ connector: testConnector, connection }))
    await session.resume('eip155')
    expect([session.store.getState(), stored()]).toEqual([over, []])
    expect(disconnect).toHaveBeenCalledOnce()
  })
})

describe('waiting for a remembered wallet', () => {
  it.each([
    ['during the restore', () => undefined],
    [
      'after it',
      ({ restored }: ReturnType<typeof createRemembered>) => restored[0]?.options.onAway(),
    ],
  ])('is ended by a disconnect %s, which deletes everything', async (_, hide) => {
    const parts = createRemembered()
    const { session, restored, stored, clock } = parts
    void session.resume('eip155')
    hide(parts)
    await session.disconnect()
    expect([session.store.getState(), stored()]).toEqual([over, []])
    expect([restored[0]?.options.signal.aborted, clock.pending()]).toEqual([true, []])
    await expect(session.disconnect()).rejects.toMatchObject({ code: 'none.account' })
  })

  it('ends a session at its wallet that is restored after the disconnect', async () => {
    const { session, restoresTo } = createRemembered()
    const { answer, connection, restore } = createAnswer()
    const disconnect = vi.spyOn(connection, 'disconnect')
    restoresTo(restore)
    const resumed = session.resume('eip155')
    await session.disconnect()
    answer()
    await resumed
    expect(disconnect).toHaveBeenCalledOnce()
    expect(session.store.getState()).toEqual(over)
  })

  it('is ended by another wallet, and the late answer does not take over', async () => {
    const { restored, restoresTo, session, kept } = createRemembered()
    const { answer, connection, restore } = createAnswer()
    const disconnect = vi.spyOn(connection, 'disconnect')
    restoresTo(restore)
    const resumed = session.resume('eip155')
    const chosen = createTestConnection({ accounts: [other] }).connection
    session.adopt({ ...testConnector, id: 'chosen' }, chosen)
    expect(restored[0]?.options.signal.aborted).toBe(true)
    answer()
    await resumed
    expect([session.address(), kept.get(connectorKey)]).toEqual([other, 'chosen'])
    expect(disconnect).not.toHaveBeenCalled()
  })

  it('keeps a connection made meanwhile when the restore fails', async () => {
    const { failures, restoresTo, session } = createRemembered()
    const failed = new Error('no wallet')
    const { connection } = createTestConnection()
    restoresTo(() => {
      session.adopt(testConnector, connection)
      return Promise.reject(failed)
    })
    await session.resume('eip155')
    expect([session.connection(), failures]).toEqual([connection, [failed]])
  })

  it('is ended by a disconnect in another tab', () => {
    const { elsewhere, restored, session, stored } = createRemembered()
    void session.resume('eip155')
    restored[0]?.options.onAway()
    elsewhere(connectorKey)
    expect([session.store.getState(), stored()]).toEqual([over, []])
    expect(restored[0]?.options.signal.aborted).toBe(true)
  })

  it('does not bring its wallet back over another one that was connected in another tab', async () => {
    const { elsewhere, restoresTo, session, kept } = createRemembered()
    const { answer, connection, restore } = createAnswer()
    const disconnect = vi.spyOn(connection, 'disconnect')
    restoresTo(restore)
    const resumed = session.resume('eip155')
    elsewhere(connectorKey, 'chosen')
    answer()
    await resumed
    expect([session.address(), kept.get(connectorKey)]).toEqual([undefined, 'chosen'])
    expect(disconnect).not.toHaveBeenCalled()
  })

  it('stops with the widget, and keeps the session for the next visit', () => {
    const { all, clock, restored, session, stored } = createRemembered()
    void session.resume('eip155')
    session.stop()
    expect([restored[0]?.options.signal.aborted, clock.pending(), stored()]).toEqual([
      true,
      [],
      all,
    ])
  })
})

describe('a wallet that is locked while the page is open', () => {
  it.each([
    [
      'removes all accounts',
      (wallet: ReturnType<typeof createTestConnection>) => wallet.notify.accountsChanged([]),
    ],
    [
      'ends the connection',
      (wallet: ReturnType<typeof createTestConnection>) => wallet.notify.disconnected(),
    ],
  ])('is remembered when it %s, and comes back by itself', async (_, lock) => {
    const { restored, restoresTo, session, kept } = createParts()
    const wallet = createTestConnection()
    const { answer, restore } = createAnswer()
    restoresTo(restore)
    session.adopt(testConnector, wallet.connection)
    kept.set(namespaceKey('recipients', 'eip155'), '{}')
    lock(wallet)
    expect(session.store.getState()).toEqual(away)
    expect([...kept.keys()]).toEqual(
      expect.arrayContaining([connectorKey, namespaceKey('recipients', 'eip155')]),
    )
    expect(restored).toMatchObject([{ connectorId: 'test' }])
    answer()
    await vi.waitFor(() => expect(session.address()).toBe(testAddress))
  })

  it('is remembered again when it is locked a second time', async () => {
    const { restored, restoresTo, session } = createParts()
    const first = createTestConnection()
    const second = createTestConnection()
    restoresTo(() => Promise.resolve({ connector: testConnector, connection: second.connection }))
    session.adopt(testConnector, first.connection)
    first.notify.disconnected()
    await vi.waitFor(() => expect(session.connection()).toBe(second.connection))
    restoresTo(() => new Promise(() => undefined))
    second.notify.accountsChanged([])
    expect([session.store.getState(), restored.length]).toEqual([away, 2])
  })

  it('comes back also if this page could store nothing', async () => {
    const { kept, restoresTo, session } = createParts()
    const wallet = createTestConnection()
    const { answer, restore } = createAnswer()
    restoresTo(restore)
    session.adopt(testConnector, wallet.connection)
    kept.clear()
    wallet.notify.disconnected()
    answer()
    await vi.waitFor(() => expect(session.address()).toBe(testAddress))
  })

  it.each(['WALLET_CONNECT', 'AUTH'] as const)(
    'is forgotten with everything if it is a %s session that its wallet has ended',
    (type) => {
      const { kept, session, restored } = createParts()
      const { connection, notify } = createTestConnection({ type })
      session.adopt(testConnector, connection)
      notify.disconnected()
      expect(session.store.getState()).toEqual(over)
      expect([kept.has(connectorKey), restored]).toEqual([false, []])
    },
  )
})
