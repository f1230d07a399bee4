import { expect, it, vi } from 'vitest'
import type { Connection } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Wallet } from '../../../backends/port/services/wallets.ts'
import type { Pairing, WalletConnect } from '../../../backends/port/walletConnect.ts'
import { createDeferred } from '../../../backends/mock/shared/deferred.ts'
import { createTestConnection, testAddress } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { aWallet } from '../wallets/testing/aWallet.ts'
import { createPairingFlow } from './pairingFlow.ts'

const lifetime = 240_000

/** A relay that accepts every attempt at once; the test decides the outcome of each. */
function setUp({ wallet, withRelay = true }: { wallet?: Wallet; withRelay?: boolean } = {}) {
  const attempts: {
    settle: ReturnType<typeof createDeferred<Connection>>
    signal?: AbortSignal
  }[] = []
  let held: ReturnType<typeof createDeferred<void>> | undefined
  const walletConnect: WalletConnect = {
    async pair({ signal }): Promise<Pairing> {
      const settle = createDeferred<Connection>()
      const nth = attempts.push({ settle, ...(signal === undefined ? {} : { signal }) })
      await held?.promise
      const expiresAt = test.clock.now() + lifetime
      return { uri: `wc:${nth}@2`, expiresAt, connection: settle.promise }
    },
    reconnect: () => Promise.resolve(undefined),
  }
  const test = createTestCore({ backend: withRelay ? { walletConnect } : {} })
  let connected = 0
  const flow = createPairingFlow(test.core, {
    wallet,
    onConnected: () => {
      connected += 1
    },
  })
  const shown = () => {
    const state = flow.store.getState()
    return state.status === 'pairing' ? state.pairing?.uri : state.status
  }
  const refuse = async (
    attempt: number,
    code: 'walletConnect.declined' | 'walletConnect.expired' | 'network.failed',
    [message, serverText]: readonly [string, string?] = ['no', 'User rejected.'],
  ) => {
    attempts[attempt]?.settle.reject(
      new FoyerError(code, message, serverText === undefined ? {} : { details: { serverText } }),
    )
    await test.clock.idle()
  }
  return {
    ...test,
    flow,
    attempts,
    shown,
    refuse,
    connected: () => connected,
    /** The relay accepts nothing until it is released. */
    hold() {
      held = createDeferred<void>()
    },
    release: () => held?.resolve(),
  }
}

it('shows the URI as soon as the relay has it, and adopts the approved session [C-210]', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  expect(test.shown()).toBe('wc:1@2')
  test.attempts[0]?.settle.resolve(createTestConnection().connection)
  await test.clock.idle()
  expect(test.shown()).toBe('connected')
  expect(test.connected()).toBe(1)
  expect(test.core.session.store.getState()).toMatchObject({
    status: 'connected',
    connector: { id: 'walletConnect', type: 'WALLET_CONNECT' },
  })
})

it('retries once by itself after a failure, with the toast Declined [C-211]', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  await test.refuse(0, 'walletConnect.declined')
  expect(test.toasts()).toEqual(['Declined'])
  expect(test.shown()).toBe('wc:2@2')
  expect(test.flow.store.getState()).toMatchObject({ problem: 'User rejected.' })
  await test.refuse(1, 'walletConnect.declined')
  expect(test.shown()).toBe('failed')
  expect(test.toasts()).toEqual(['Declined'])
  expect(test.tracked()).toEqual(['CONNECT_ERROR', 'CONNECT_ERROR'])
  test.flow.send({ type: 'retry' })
  await test.clock.idle()
  expect(test.shown()).toBe('wc:3@2')
  expect(test.flow.store.getState()).not.toHaveProperty('problem')
  await test.refuse(2, 'walletConnect.declined')
  expect([test.shown(), test.attempts.length]).toEqual(['failed', 3])
})

it('clears the error when the visitor opens the wallet after the automatic retry [C-208]', async () => {
  const test = setUp({ wallet: aWallet('quill') })
  test.flow.start()
  await test.clock.idle()
  await test.refuse(0, 'walletConnect.declined')
  test.flow.send({ type: 'opened' })
  await test.clock.idle()
  expect(test.flow.store.getState()).not.toHaveProperty('problem')
  expect([test.shown(), test.attempts.length]).toEqual(['wc:2@2', 2])
  await test.refuse(1, 'walletConnect.declined')
  expect([test.shown(), test.toasts()]).toEqual(['failed', ['Declined']])
})

it.each([
  [['Relay is down', 'User rejected.'], 'User rejected.'],
  [['Relay is down'], 'Relay is down'],
  [[''], 'Unknown'],
] as const)('reports %j as %s', async (words, problem) => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  await test.refuse(0, 'walletConnect.declined', words)
  expect(test.flow.store.getState()).toMatchObject({ status: 'pairing', problem })
  expect(test.seen).toContainEqual({
    type: 'analytics',
    event: { event: 'CONNECT_ERROR', properties: { message: problem } },
    sent: false,
  })
})

it('names the session after the wallet that the visitor chose', async () => {
  const test = setUp({ wallet: aWallet('quill') })
  test.flow.start()
  await test.clock.idle()
  test.attempts[0]?.settle.resolve(createTestConnection().connection)
  await test.clock.idle()
  expect(test.core.session.store.getState()).toMatchObject({
    connector: { id: 'walletConnect', name: aWallet('quill').name },
  })
})

it('fails with a reason when the backend has no WalletConnect', async () => {
  const test = setUp({ withRelay: false })
  test.flow.start()
  await test.clock.idle()
  expect(test.flow.store.getState()).toEqual({
    status: 'failed',
    problem: 'This backend does not support WalletConnect.',
    isUnreachable: false,
  })
})

it('treats an approval that the session refuses as a failure', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  test.attempts[0]?.settle.resolve(createTestConnection({ accounts: [] }).connection)
  await test.clock.idle()
  expect(test.core.session.store.getState().status).toBe('disconnected')
  expect([test.shown(), test.toasts()]).toEqual(['wc:2@2', ['Declined']])
  expect(test.connected()).toBe(0)
})

it('reports a session that was approved too late and could not be ended', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  test.flow.stop()
  const disconnect = () => Promise.reject(new FoyerError('wallet.failed', 'Gone'))
  test.attempts[0]?.settle.resolve(createTestConnection({ disconnect }).connection)
  await test.clock.idle()
  expect(test.seen).toContainEqual(
    expect.objectContaining({ type: 'note', about: 'walletConnect.lateApproval' }),
  )
})

it('checks every 10 s whether the 4 minutes are over, and creates a new code then [C-212 C-359]', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  expect(test.clock.pending()).toMatchObject([{ label: 'walletConnect.check', every: 10_000 }])
  await test.clock.run(229_999)
  expect(test.shown()).toBe('wc:1@2')
  await test.clock.run(1)
  await test.clock.idle()
  expect(test.shown()).toBe('wc:2@2')
  expect(test.toasts()).toEqual([])
  expect(test.tracked()).toEqual([])
})

it('the older attempt still connects after the new code is shown, and cancels the newer one [C-359]', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.run(235_000)
  expect(test.shown()).toBe('wc:2@2')
  expect(test.attempts[0]?.signal?.aborted).toBe(false)
  const first = createTestConnection()
  test.attempts[0]?.settle.resolve(first.connection)
  await test.clock.idle()
  expect(test.shown()).toBe('connected')
  expect(test.core.session.store.getState()).toMatchObject({ connection: first.connection })
  expect(test.attempts[1]?.signal?.aborted).toBe(true)
  expect(test.clock.pending()).toEqual([])
})

it('ends the second of two attempts that are approved at once', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.run(235_000)
  const disconnect = vi.fn(() => Promise.resolve())
  const kept = vi.fn(() => Promise.resolve())
  const first = createTestConnection({ accounts: [testAddress], disconnect: kept })
  const second = createTestConnection({ accounts: ['0x2'], disconnect })
  test.attempts[0]?.settle.resolve(first.connection)
  test.attempts[1]?.settle.resolve(second.connection)
  await test.clock.idle()
  expect(test.core.session.address()).toBe(testAddress)
  expect(kept).not.toHaveBeenCalled()
  expect(disconnect).toHaveBeenCalledOnce()
  expect(test.connected()).toBe(1)
})

it('continues with the new code when the older attempt expires, and creates no third one', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.run(235_000)
  await test.refuse(0, 'walletConnect.expired')
  expect(test.shown()).toBe('wc:2@2')
  expect(test.attempts).toHaveLength(2)
  await test.clock.run(226_000)
  expect(test.attempts).toHaveLength(3)
})

it('keeps the old code on the screen until the relay has accepted the new one', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  test.hold()
  await test.clock.run(230_000)
  expect(test.attempts).toHaveLength(2)
  expect(test.shown()).toBe('wc:1@2')
  await test.clock.run(10_000)
  expect(test.attempts).toHaveLength(2)
  test.release()
  await test.clock.idle()
  expect(test.shown()).toBe('wc:2@2')
})

it('creates a new code without an error when the wallet came too late', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  await test.refuse(0, 'walletConnect.expired')
  expect(test.shown()).toBe('wc:2@2')
  expect(test.toasts()).toEqual([])
})

it('ends the attempt when the visitor leaves', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  test.flow.stop()
  expect(test.attempts[0]?.signal?.aborted).toBe(true)
  test.attempts[0]?.settle.resolve(createTestConnection().connection)
  await test.clock.idle()
  expect(test.core.session.store.getState().status).toBe('disconnected')
  expect(test.clock.pending()).toEqual([])
})

it('ends at once, without a toast or another attempt, when the relay cannot be reached', async () => {
  const { attempts, clock, flow, refuse, toasts } = setUp()
  flow.start()
  await clock.idle()
  await refuse(0, 'network.failed', ['offline'])
  expect(flow.store.getState()).toEqual({
    status: 'failed',
    problem: 'offline',
    isUnreachable: true,
  })
  expect(attempts).toHaveLength(1)
  expect(toasts()).toEqual([])
})

it('creates another code on request, and accepts an approval of the previous one', async () => {
  const { attempts, clock, connected, flow, shown } = setUp()
  flow.start()
  await clock.idle()
  flow.send({ type: 'renew' })
  expect(shown()).toBeUndefined()
  await clock.idle()
  expect(shown()).toBe('wc:2@2')
  expect(attempts.map(({ signal }) => signal?.aborted)).toEqual([false, false])
  attempts[0]?.settle.resolve(createTestConnection().connection)
  await clock.idle()
  expect(connected()).toBe(1)
})
