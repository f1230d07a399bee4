import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../backends/mock/shared/deferred.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestSiwe } from '../../testing/testSiwe.ts'
import { createSiweFlowTest, signature } from './testing/siweFlowTest.ts'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const never = () => new Promise<never>(() => undefined)

describe('signing in', () => {
  it('goes from the nonce to the session, notifies the host and closes', async () => {
    const { asked, clock, core, isOpen, press, requests, seen, tracked } =
      await createSiweFlowTest()
    press('sign')
    await clock.idle()
    expect(asked).toEqual(['nonce', 'verify', 'session', 'onSignIn 0xf39F'])
    expect(requests.map(({ method }) => method)).toEqual(['personal_sign'])
    expect(requests[0]?.params).toEqual([
      expect.stringMatching(/^0x686f73742e74657374/),
      testAddress,
    ])
    expect(core.signIn.needed()).toBe(false)
    expect(isOpen()).toBe(false)
    expect(core.modal.getState().isDone).toBe(true)
    expect(seen).toContainEqual({
      type: 'analytics',
      event: {
        event: 'SIWE_AUTH_SUCCESS',
        properties: { isSmartAccount: false, network: 'eip155:1' },
      },
      sent: false,
    })
    expect(tracked().slice(-3)).toEqual([
      'CLICK_SIGN_SIWE_MESSAGE',
      'SIWE_AUTH_SUCCESS',
      'MODAL_CLOSE',
    ])
  })

  it('requests a new nonce every time', async () => {
    const { asked, clock, press } = await createSiweFlowTest({
      verifyMessage: () => Promise.resolve(false),
    })
    press('sign')
    await clock.idle()
    press('sign')
    await clock.idle()
    expect(asked).toEqual(['nonce', 'nonce'])
  })

  it('the sign-in does not start twice', async () => {
    const { clock, press, requests } = await createSiweFlowTest({}, never)
    press('sign')
    press('sign')
    await clock.idle()
    expect(requests).toHaveLength(1)
  })

  it('requests the signature again when the visitor clicks Sign before an answer', async () => {
    const answers: ((value: string) => void)[] = []
    const request = () => new Promise<string>((resolve) => void answers.push(resolve))
    const { asked, clock, isOpen, press, requests, state } = await createSiweFlowTest({}, request)
    press('sign')
    await clock.idle()
    press('sign')
    expect(state()).toEqual({ status: 'signing', asks: 2 })
    expect(requests[1]).toEqual(requests[0])
    answers[0]?.(signature)
    await clock.idle()
    expect(asked).toEqual(['nonce', 'verify', 'session', 'onSignIn 0xf39F'])
    expect(isOpen()).toBe(false)
  })

  it('waits for the first request when the wallet accepts no second one', async () => {
    const answers: { resolve: (value: string) => void; reject: (thrown: unknown) => void }[] = []
    const request = () =>
      new Promise<string>((resolve, reject) => void answers.push({ resolve, reject }))
    const { clock, isOpen, press, state } = await createSiweFlowTest({}, request)
    press('sign')
    await clock.idle()
    press('sign')
    answers[1]?.reject(new FoyerError('wallet.pending', 'A request is open.'))
    await clock.idle()
    expect(state().status).toBe('signing')
    answers[0]?.resolve(signature)
    await clock.idle()
    expect(isOpen()).toBe(false)
  })

  it('keeps the view after a declined signature, shows it, and allows a retry', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }))
    const { clock, isOpen, press, state, toasts, tracked, views } = await createSiweFlowTest(
      {},
      refuse,
    )
    press('sign')
    await clock.idle()
    expect(state()).toEqual({ status: 'asking', problem: 'declined' })
    expect(toasts()).toEqual(['Signature declined'])
    expect(tracked().at(-1)).toBe('SIWE_AUTH_ERROR')
    expect([isOpen(), views()]).toEqual([true, ['ConnectingSiwe']])
    press('sign')
    expect(state().status).toBe('signing')
  })

  it.each([
    ['says no', { verifyMessage: () => Promise.resolve(false) }],
    ['fails', { verifyMessage: () => Promise.reject(new Error('down')) }],
    ['has no session afterwards', { verifyMessage: () => Promise.resolve(true) }],
  ])('fails when the server %s', async (_, changes) => {
    const { clock, core, press, toasts } = await createSiweFlowTest(changes)
    press('sign')
    await clock.idle()
    expect(toasts()).toEqual(["We couldn't verify your signature. Try again."])
    expect(core.signIn.needed()).toBe(true)
  })

  it('the sign-in does not ask the wallet to sign a message for another page', async () => {
    const message = createTestSiwe().siweConfig.createMessage
    const { clock, press, requests, seen, toasts } = await createSiweFlowTest({
      createMessage: (parts) => message({ ...parts, domain: 'evil.test' }),
    })
    press('sign')
    await clock.idle()
    expect(requests).toEqual([])
    expect(toasts()).toEqual(["The sign-in message isn't for this page"])
    expect(seen).toContainEqual(
      expect.objectContaining({ type: 'note', about: 'siwe.signIn', code: 'siwe.failed' }),
    )
  })

  it.each([
    ['none', { getNonce: () => Promise.resolve('') }],
    ['an error', { getNonce: () => Promise.reject(new Error('down')) }],
  ])('fails when the server returns %s as a nonce', async (_, changes) => {
    const { clock, press, requests, toasts } = await createSiweFlowTest(changes)
    press('sign')
    await clock.idle()
    expect(requests).toEqual([])
    expect(toasts()).toEqual(["Couldn't start sign-in"])
  })

  it('accepts only a signature from the wallet', async () => {
    const { asked, clock, press, toasts } = await createSiweFlowTest({}, () =>
      Promise.resolve('yes'),
    )
    press('sign')
    await clock.idle()
    expect(asked).toEqual(['nonce'])
    expect(toasts()).toEqual(['Signature declined'])
  })

  it('continues while the approval of the signature covers the view', async () => {
    const { clock, core, isOpen, press } = await createSiweFlowTest()
    press('sign')
    core.router.push('ApproveTransaction')
    core.router.goBack()
    press('opened')
    await clock.idle()
    expect(isOpen()).toBe(false)
  })

  it('drops the sign-in when the network changes meanwhile', async () => {
    const { asked, clock, press, state, notify } = await createSiweFlowTest({}, never)
    press('sign')
    await clock.idle()
    notify.chainChanged('eip155:137')
    expect(state()).toEqual({ status: 'asking' })
    expect(asked).toEqual(['nonce'])
  })

  it.each<[string, string, (test: Awaited<ReturnType<typeof createSiweFlowTest>>) => unknown]>([
    ['chosen another account', 'signedOut', ({ notify }) => notify.accountsChanged([other])],
    ['gone to another network', 'signedOut', ({ notify }) => notify.chainChanged('eip155:137')],
    ['disconnected', 'off', ({ core }) => core.session.disconnect()],
    ['cancelled', 'off', ({ press }) => press('cancel')],
  ])(
    'ends the session that the server starts for a visitor who has %s',
    async (_, status, leave) => {
      const verification = createDeferred<boolean>()
      const test = await createSiweFlowTest({ verifyMessage: () => verification.promise })
      test.press('sign')
      await test.clock.idle()
      await leave(test)
      test.server.session = { address: testAddress, chainId: 'eip155:1' }
      verification.resolve(true)
      await test.clock.idle()
      expect(test.server.session).toBeNull()
      expect(test.core.signIn.store.getState().status).toBe(status)
    },
  )

  it('the sign-in does not start before the sign-out of the last account is over', async () => {
    const { asked, clock, core, press, notify } = await createSiweFlowTest()
    press('sign')
    await clock.idle()
    notify.chainChanged('eip155:137')
    core.open()
    press('opened')
    press('sign')
    await clock.idle()
    expect(asked.slice(4)).toEqual([
      'signOut',
      'onSignOut',
      'nonce',
      'verify',
      'session',
      'onSignIn 0xf39F',
    ])
    expect(core.signIn.needed()).toBe(false)
  })
})

describe('cancelling', () => {
  it('disconnects and goes to Connect on cancel', async () => {
    const { aborts, clock, core, isOpen, press, seen, tracked, views } = await createSiweFlowTest()
    press('cancel')
    await clock.idle()
    expect(aborts).toEqual(['abort'])
    const shown = seen.map((each) => Object(each).view as unknown)
    expect(shown.filter((view) => view === 'Connect')).toHaveLength(1)
    expect(core.session.connection()).toBe(undefined)
    expect([isOpen(), views()]).toEqual([true, ['Connect']])
    expect(tracked().at(-1)).toBe('CLICK_CANCEL_SIWE')
  })

  it('closes on cancel when another chain namespace has its account', async () => {
    const { connection, clock, core, isOpen, press, views } = await createSiweFlowTest()
    const solana = { ...connection, chain: 'solana', chainId: 'solana:mainnet' } as const
    core.session.adopt(testConnector, solana)
    core.networks.setActive('eip155:1')
    await clock.idle()
    core.open()
    expect(views()).toEqual(['ConnectingSiwe'])
    press('cancel')
    await clock.idle()
    expect(core.session.all().map(({ connection: { chain } }) => chain)).toEqual(['solana'])
    expect(isOpen()).toBe(false)
  })

  it('goes to Connect on cancel even when no account is connected any more', async () => {
    const { clock, core, press, views } = await createSiweFlowTest()
    await core.session.disconnect()
    core.open('ConnectingSiwe')
    press('cancel')
    await clock.idle()
    expect(views()).toEqual(['Connect'])
  })

  it('allows cancelling while the wallet is asked, and ignores its answer then', async () => {
    const { asked, clock, press, views } = await createSiweFlowTest({}, never)
    press('sign')
    await clock.idle()
    press('cancel')
    await clock.idle()
    expect(views()).toEqual(['Connect'])
    expect(asked).toEqual(['nonce'])
  })

  it('lets the visitor leave when the wallet fails, and shows it', async () => {
    const { clock, core, press, seen, state, toasts, views } = await createSiweFlowTest({}, never, {
      disconnect: () => Promise.reject(new FoyerError('wallet.failed', 'No')),
    })
    press('cancel')
    await clock.idle()
    expect(toasts()).toEqual(['Failed to disconnect'])
    expect(seen).toContainEqual(expect.objectContaining({ about: 'siwe.cancel' }))
    expect(state()).toEqual({ status: 'asking' })
    expect(views()).toEqual(['Connect'])
    expect(core.session.connection()).toBe(undefined)
  })

  it('lets the visitor leave at once when the wallet never answers', async () => {
    const { core, press, views } = await createSiweFlowTest({}, never, { disconnect: never })
    press('cancel')
    expect(views()).toEqual(['Connect'])
    expect(core.session.connection()).toBe(undefined)
  })
})
