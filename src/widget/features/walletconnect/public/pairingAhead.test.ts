import { expect, it, vi } from 'vitest'
import type { Connection } from '../../../../backends/port/connectors.ts'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Pairing, WalletConnect } from '../../../../backends/port/walletConnect.ts'
import type { FoyerOptions } from '../../../core/options/config.ts'
import { createTestConnection } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import { aWallet } from '../../wallets/testing/aWallet.ts'
import { createPairingFlow } from '../pairingFlow.ts'
import { createPairingAhead } from './pairingAhead.ts'

const lifetime = 240_000
const quill = aWallet('quill', { mobile_link: 'quill:' })
const chosen = { wallet: quill }

interface Phone {
  readonly mobile?: boolean
  readonly host?: Partial<FoyerOptions>
  readonly withRelay?: boolean
}

/** A phone with the list of wallets open; the relay accepts every attempt, and the test decides its outcome. */
function setUp({ mobile = true, host = {}, withRelay = true }: Phone = {}) {
  const attempts: {
    readonly settle: ReturnType<typeof createDeferred<Connection>>
    readonly signal: AbortSignal | undefined
    readonly isAhead: boolean | undefined
  }[] = []
  const opened: string[] = []
  const page = { isVisible: true, isReachable: true }
  let show = () => {}
  const walletConnect: WalletConnect = {
    pair({ signal, isAhead }): Promise<Pairing> {
      const settle = createDeferred<Connection>()
      const nth = attempts.push({ settle, signal, isAhead })
      signal?.addEventListener('abort', () => settle.reject(new FoyerError('aborted', 'left')))
      const expiresAt = test.clock.now() + lifetime
      const isReachable = () => page.isReachable
      return Promise.resolve({
        uri: `wc:${nth}@2`,
        expiresAt,
        connection: settle.promise,
        isReachable,
      })
    },
    reconnect: () => Promise.resolve(undefined),
  }
  const test = createTestCore({
    host,
    backend: {
      ...(withRelay ? { walletConnect } : {}),
      browser: {
        device: () => ({ kind: 'ios', mobile, width: 390 }),
        visible: () => page.isVisible,
        subscribeVisible(listener) {
          show = () => listener(page.isVisible)
          return () => {
            show = () => {}
          }
        },
        openWalletLink: (link) => opened.push(link),
      },
    },
  })
  test.core.open()
  const ahead = test.core.use(createPairingAhead)
  const flow = createPairingFlow(test.core, { wallet: quill, onConnected: () => undefined })
  return {
    ...test,
    ahead,
    flow,
    attempts,
    opened,
    page,
    lookAgain: () => show(),
    uri: () => {
      const state = flow.store.getState()
      return state.status === 'pairing' ? state.pairing?.uri : state.status
    },
    async prepared() {
      ahead.prepare()
      await test.clock.idle()
    },
  }
}

const link = (nth: number) => `quill://wc?uri=wc%3A${nth}%402`

it('opens the link inside the tap, and the view goes on with the same pairing', async () => {
  const test = setUp()
  await test.prepared()
  test.core.router.push('ConnectingWalletConnect', chosen)
  expect(test.opened).toEqual([link(1)])
  const links = test.ahead.links(quill, 'mobile')
  test.flow.start()
  expect(test.uri()).toBe('wc:1@2')
  links.offer('wc:1@2')
  expect([test.opened.length, test.attempts.length]).toEqual([1, 1])
  test.attempts[0]?.settle.resolve(createTestConnection().connection)
  await test.clock.idle()
  expect(test.uri()).toBe('connected')
  expect(test.core.session.store.getState()).toMatchObject({ status: 'connected' })
})

it('goes on with an attempt that the relay has not accepted yet', async () => {
  const test = setUp()
  test.ahead.prepare()
  test.core.router.push('ConnectingWalletConnect', chosen)
  test.flow.start()
  await test.clock.idle()
  expect([test.uri(), test.opened, test.attempts.length]).toEqual(['wc:1@2', [], 1])
})

it.each<Phone>([{ mobile: false }, { host: { prefetch: false } }, { withRelay: false }])(
  'prepares nothing with %j',
  async (phone) => {
    const test = setUp(phone)
    await test.prepared()
    expect([test.attempts, test.ahead.uri()]).toEqual([[], undefined])
  },
)

it('prepares nothing for a modal that has closed, and one attempt for several lists', async () => {
  const test = setUp()
  test.core.close()
  await test.prepared()
  expect(test.attempts).toHaveLength(0)
  test.core.open()
  await test.prepared()
  await test.prepared()
  expect(test.attempts.map(({ isAhead }) => isAhead)).toEqual([true])
})

it.each<readonly [string, (test: ReturnType<typeof setUp>) => unknown]>([
  ['is about to expire', (test) => test.clock.run(lifetime - 10_000)],
  ['is for other networks', (test) => test.core.networks.setActive(testNetworks.polygon.id)],
  ['has lost the relay', (test) => Object.assign(test.page, { isReachable: false })],
])('uses no prepared attempt that %s', async (_, change) => {
  const test = setUp()
  await test.prepared()
  await change(test)
  test.core.router.push('ConnectingWalletConnect', chosen)
  expect(test.opened).toEqual([])
  expect(test.attempts[0]?.signal?.aborted).toBe(true)
  test.flow.start()
  await test.clock.idle()
  expect(test.uri()).toBe('wc:2@2')
})

it('lets an unused attempt go when the modal closes', async () => {
  const test = setUp()
  await test.prepared()
  expect(test.attempts[0]?.signal?.aborted).toBe(false)
  test.core.close()
  expect(test.attempts[0]?.signal?.aborted).toBe(true)
  expect(test.ahead.uri()).toBeUndefined()
})

it('ends a session that is approved although no wallet was chosen', async () => {
  const test = setUp()
  await test.prepared()
  const disconnect = vi.fn(() => Promise.resolve())
  test.attempts[0]?.settle.resolve(createTestConnection({ disconnect }).connection)
  await test.clock.idle()
  expect(disconnect).toHaveBeenCalledTimes(1)
  expect(test.core.session.store.getState().status).toBe('disconnected')
})

it('renews an expired attempt while the visitor looks at the list, and when they are back', async () => {
  const test = setUp()
  const expire = async (nth: number) => {
    test.attempts[nth]?.settle.reject(new FoyerError('walletConnect.expired', 'late'))
    await test.clock.idle()
  }
  await test.prepared()
  await expire(0)
  expect(test.ahead.uri()).toBe('wc:2@2')
  test.page.isVisible = false
  await expire(1)
  test.lookAgain()
  expect(test.attempts).toHaveLength(2)
  test.page.isVisible = true
  test.lookAgain()
  await test.clock.idle()
  expect(test.ahead.uri()).toBe('wc:3@2')
  test.core.router.push('WhatIsAWallet')
  await expire(2)
  expect(test.attempts).toHaveLength(3)
})

it('keeps the opened pairing when the flow starts twice, and ends it when the visitor leaves', async () => {
  const test = setUp()
  await test.prepared()
  test.flow.start()
  test.flow.stop()
  test.flow.start()
  await test.clock.idle()
  expect([test.uri(), test.attempts.length]).toEqual(['wc:1@2', 1])
  test.flow.stop()
  await test.clock.idle()
  expect(test.attempts[0]?.signal?.aborted).toBe(true)
  expect(test.ahead.uri()).toBeUndefined()
})

it('adopts the session of a flow that started twice', async () => {
  const test = setUp()
  await test.prepared()
  test.flow.start()
  test.flow.stop()
  test.flow.start()
  const disconnect = vi.fn(() => Promise.resolve())
  test.attempts[0]?.settle.resolve(createTestConnection({ disconnect }).connection)
  await test.clock.idle()
  expect(test.uri()).toBe('connected')
  expect(disconnect).not.toHaveBeenCalled()
})

it('prepares again for Try again, whose attempt has an address at once', async () => {
  const test = setUp()
  test.flow.start()
  await test.clock.idle()
  for (const nth of [0, 1]) {
    test.attempts[nth]?.settle.reject(new FoyerError('walletConnect.declined', 'no'))
    await test.clock.idle()
  }
  expect([test.uri(), test.ahead.uri()]).toEqual(['failed', 'wc:3@2'])
  test.flow.send({ type: 'retry' })
  expect(test.uri()).toBe('wc:3@2')
})

it('opens no wallet on the way back, and leaves a refused link to the view', async () => {
  const test = setUp()
  test.core.router.push('ConnectingWalletConnect', chosen)
  test.core.router.push('Downloads', chosen)
  await test.prepared()
  test.core.router.goBack()
  expect(test.opened).toEqual([])
  const dialling = { wallet: aWallet('dial', { mobile_link: 'tel://' }) }
  test.core.router.push('ConnectingWalletConnect', dialling)
  expect([test.opened, test.toasts()]).toEqual([[], []])
  test.ahead.links(dialling.wallet, 'mobile').offer('wc:1@2')
  expect(test.toasts()).toHaveLength(1)
})
