import { describe, expect, it } from 'vitest'
import type { Auth } from '../../../backends/port/auth.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { chooseSocial } from './chooseSocial.ts'
import { createLoginProblems } from '../../core/login/loginProblems.ts'
import { createConnectSocialFlow } from './connectSocialFlow.ts'
import { createSocialWindow } from './socialWindow.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createSocialTest } from './testing/socialTest.ts'

const result = { resultUri: 'https://secure.test/done?code=1' }
const never = () => new Promise<never>(() => undefined)

async function setUp(auth: Partial<Auth> = {}) {
  const asked: string[] = []
  const test = createSocialTest({
    connectSocial(uri) {
      asked.push(uri)
      return Promise.resolve()
    },
    ...auth,
  })
  chooseSocial(test.core, 'google')
  const flow = createConnectSocialFlow(test.core, 'google')
  flow.start()
  await test.clock.idle()
  return { ...test, flow, asked, status: () => flow.store.getState().status }
}

describe('a social login', () => {
  it("navigates the open window to the secure site's address [C-201 C-288]", async () => {
    const { windows, status, clock } = await setUp()
    expect(windows).toMatchObject([{ urls: ['https://provider.test/google'], closed: false }])
    expect(status()).toBe('waiting')
    expect(clock.pending().map(({ label }) => label)).toContain('social.windowCheck')
  })

  it('connects with the result, closes the window and the modal [C-203 C-289 C-321]', async () => {
    const { post, clock, asked, windows, logins, tracked, core, isOpen, listening } = await setUp()
    post(result)
    expect(windows[0]?.closed).toBe(true)
    await clock.idle()
    expect(asked).toEqual([result.resultUri])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_SUCCESS google'])
    expect(tracked().indexOf('SOCIAL_LOGIN_SUCCESS')).toBeLessThan(
      tracked().indexOf('CONNECT_SUCCESS'),
    )
    expect(isOpen()).toBe(false)
    expect(core.account.getState()).toMatchObject({ isConnected: true, socialProvider: 'google' })
    expect(listening()).toBe(0)
  })

  it('shows the retrieving state until the secure site has answered [C-203]', async () => {
    const { post, status, clock, logins, isOpen } = await setUp({ connectSocial: never })
    post(result)
    await clock.run(60_000)
    expect(status()).toBe('retrieving')
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google'])
    expect(isOpen()).toBe(true)
  })

  it('accepts one result and drops repeated and late ones', async () => {
    const { post, clock, asked, toasts } = await setUp()
    post(result)
    post(result)
    await clock.idle()
    post({ resultUri: 'https://secure.test/late' })
    await clock.idle()
    expect(asked).toEqual([result.resultUri])
    expect(toasts()).toEqual([])
  })

  it('shows the error and closes the window when the secure site refuses [C-204 C-321]', async () => {
    const { post, clock, seen, status, toasts, windows, views, logins } = await setUp({
      connectSocial: () => Promise.reject(new FoyerError('social.failed', 'Refused')),
    })
    post(result)
    await clock.idle()
    expect(status()).toBe('failed')
    expect(windows[0]?.closed).toBe(true)
    expect(views()).toEqual(['Connect', 'ConnectingSocial'])
    expect(toasts()).toEqual([])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_ERROR google'])
    expect(seen).toContainEqual(expect.objectContaining({ about: 'social.connect' }))
  })

  it('shows the error when the address may not be opened', async () => {
    const { core, clock, windows, toasts } = createSocialTest()
    chooseSocial(core, 'google')
    const navigate = () => {
      throw new FoyerError('link.refused', 'javascript:')
    }
    Object.assign(Object(core.account.getState().socialWindow), { navigate })
    const flow = createConnectSocialFlow(core, 'google')
    flow.start()
    await clock.idle()
    expect(flow.store.getState().status).toBe('failed')
    expect([windows[0]?.closed, toasts()]).toEqual([true, []])
  })

  it('shows the error when there is no address, but no toast [C-204]', async () => {
    const { clock, status, windows, toasts, logins, views } = await setUp({
      getSocialRedirectUri: () => Promise.reject(new FoyerError('social.failed', 'Down')),
    })
    expect(status()).toBe('failed')
    expect(windows).toMatchObject([{ urls: [], closed: true }])
    expect(toasts()).toEqual([])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_ERROR google'])
    await clock.run(5_000)
    expect(views()).toEqual(['Connect', 'ConnectingSocial'])
  })

  it('opens another window on a retry, and connects with its result', async () => {
    const { flow, post, clock, status, asked, windows, logins, isOpen } = await setUp()
    post({ resultUri: 42 })
    flow.send({ type: 'retry' })
    expect(status()).toBe('waiting')
    await clock.idle()
    expect(windows).toMatchObject([
      { closed: true },
      { urls: ['https://provider.test/google'], closed: false },
    ])
    post(result)
    await clock.idle()
    expect([asked, isOpen()]).toEqual([[result.resultUri], false])
    expect(logins()).toEqual([
      'SOCIAL_LOGIN_STARTED google',
      'SOCIAL_LOGIN_ERROR google',
      'SOCIAL_LOGIN_STARTED google',
      'SOCIAL_LOGIN_SUCCESS google',
    ])
  })

  it('shows the error when the login succeeded but the account cannot be loaded', async () => {
    const { post, clock, status, tracked } = await setUp({
      connect: () => Promise.reject(new FoyerError('none.account', 'No account')),
    })
    post(result)
    await clock.idle()
    expect(status()).toBe('failed')
    expect(tracked()).toContain('SOCIAL_LOGIN_SUCCESS')
    expect(tracked()).toContain('CONNECT_ERROR')
    expect(tracked()).not.toContain('CONNECT_SUCCESS')
  })
})

describe("the provider's window during a login", () => {
  it('detects a closed window within a second, and goes back [C-205 C-207]', async () => {
    const { core, clock, windows, views, toasts, logins } = await setUp()
    await clock.run(4_500)
    closeFirst(windows)
    await clock.run(499)
    expect(views()).toEqual(['Connect', 'ConnectingSocial'])
    await clock.run(1)
    expect(views()).toEqual(['Connect'])
    expect(toasts()).toEqual([])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google'])
    // Whether the visitor closed it cannot be told.
    expect(core.use(createLoginProblems).store.getState().problem).toEqual({
      text: 'The window closed before you finished.',
      tone: 'info',
    })
  })

  it('waits for the result of a window that closed while the page of a phone slept', async () => {
    const { clock, windows, post, status, sleepAndWake } = await setUp()
    await clock.run(4_500)
    closeFirst(windows)
    sleepAndWake()
    await clock.run(500)
    post(result)
    expect(status()).toBe('retrieving')
  })

  it('goes back a second later when that window left no result', async () => {
    const { clock, windows, views, sleepAndWake } = await setUp()
    await clock.run(4_500)
    closeFirst(windows)
    sleepAndWake()
    await clock.run(1_500)
    expect(views()).toEqual(['Connect'])
  })

  it('goes back with a message when the window was lost as soon as it showed the provider', async () => {
    const { clock, windows, status, views, toasts, logins } = await setUp()
    closeFirst(windows)
    await clock.run(1_000)
    expect([status(), views()]).toEqual(['left', ['Connect']])
    expect(toasts()).toEqual(['Something went wrong'])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_ERROR google'])
  })

  it("goes back to the visitor's previous view", async () => {
    const { core, clock, windows, views } = createSocialTest()
    core.open('Connect')
    core.router.push('ConnectSocials')
    chooseSocial(core, 'google')
    createConnectSocialFlow(core, 'google').start()
    await clock.run(5_000)
    closeFirst(windows)
    await clock.run(1_000)
    expect(views()).toEqual(['Connect', 'ConnectSocials'])
  })

  it('closes the window when its screen is left, or another one is opened', async () => {
    const back = await setUp()
    back.core.router.goBack()
    const other = await setUp()
    other.core.use(createSocialWindow).open('x')
    expect(back.windows[0]?.closed).toBe(true)
    expect(other.windows.map(({ closed }) => closed)).toEqual([true, false])
  })

  it('goes to Connect when the host opened this screen first', async () => {
    const { core, clock, windows, views } = createSocialTest()
    core.open('ConnectingSocial', { provider: 'x' })
    const flow = createConnectSocialFlow(core, 'x')
    flow.start()
    await clock.run(3_000)
    expect(windows).toMatchObject([{ urls: ['https://provider.test/x'] }])
    closeFirst(windows)
    await clock.run(1_000)
    expect(views()).toEqual(['Connect'])
  })

  it('offers the window again when the browser blocks it for the host', async () => {
    const { core, clock, logins, views, toasts } = createSocialTest({}, { blocked: true })
    core.open('ConnectingSocial', { provider: 'x' })
    const flow = createConnectSocialFlow(core, 'x')
    flow.start()
    await clock.idle()
    expect(flow.store.getState()).toEqual({ status: 'failed', isBlocked: true })
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED x', 'SOCIAL_LOGIN_ERROR x'])
    expect(views()).toEqual(['ConnectingSocial'])
    expect(toasts()).toEqual([])
  })

  it('opens no window for Farcaster, which has its own screen [C-197]', async () => {
    const asked: string[] = []
    const { core, clock, windows, views } = createSocialTest({
      getSocialRedirectUri(provider) {
        asked.push(provider)
        return never()
      },
    })
    core.open('ConnectingSocial', { provider: 'farcaster' })
    const flow = createConnectSocialFlow(core, 'farcaster')
    flow.start()
    await clock.idle()
    expect([views(), windows, asked]).toEqual([['ConnectingFarcaster'], [], []])
    expect(flow.store.getState().status).toBe('left')
  })

  it('keeps the window when the screen is only mounted again', async () => {
    const { flow, clock, windows, status, post, asked } = await setUp()
    flow.stop()
    flow.start()
    await clock.idle()
    expect(windows).toMatchObject([{ closed: false }])
    expect(status()).toBe('waiting')
    post(result)
    await clock.idle()
    expect(asked).toEqual([result.resultUri])
  })
})

describe('messages during a social login', () => {
  it('ends the login with a toast on a message from an untrusted origin [C-206 C-268]', async () => {
    const { post, clock, views, toasts, asked, windows, logins } = await setUp()
    post(result, { origin: 'https://evil.test' })
    await clock.idle()
    expect(views()).toEqual(['Connect'])
    expect(toasts()).toEqual(['Untrusted Origin'])
    expect(windows[0]?.closed).toBe(true)
    expect(asked).toEqual([])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_ERROR google'])
  })

  it('ignores messages of another window unless they imitate a result [C-206]', async () => {
    const { post, clock, status, toasts } = await setUp()
    const other = { origin: 'https://ads.test', source: null }
    post({ type: 'resize' }, other)
    post(result, { source: null })
    expect([status(), toasts()]).toEqual(['waiting', []])
    post(result, other)
    await clock.idle()
    expect([status(), toasts()]).toEqual(['left', ['Untrusted Origin']])
  })

  it('drops messages of the window that are not a result [C-268]', async () => {
    const { post, status, asked } = await setUp()
    post({ state: 'loading' })
    post('done')
    expect([status(), asked]).toEqual(['waiting', []])
  })

  it.each([{ resultUri: 42 }, { resultUri: '' }, { resultUri: 'a'.repeat(4097) }])(
    'ends the login with an error on an unusable result of the window [C-204 C-268]',
    async (data) => {
      const { post, status, asked, windows, logins } = await setUp()
      post(data)
      expect([status(), asked, windows[0]?.closed]).toEqual(['failed', [], true])
      expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_ERROR google'])
    },
  )
})

function closeFirst(windows: readonly object[]) {
  for (const each of windows.slice(0, 1)) Object.assign(each, { closed: true })
}

/** The modal was closed by a click beside it, while the window shows the provider's page. */
async function closeModal(auth: Partial<Auth> = {}) {
  const test = await setUp(auth)
  test.core.close()
  test.flow.stop()
  return test
}

describe("the provider's window after the modal was closed", () => {
  it('stays open and finishes the login, with the modal closed', async () => {
    const { core, windows, post, clock, asked, logins, isOpen, listening } = await closeModal()
    expect(windows[0]?.closed).toBe(false)
    post(result)
    await clock.idle()
    expect([asked, isOpen(), windows[0]?.closed]).toEqual([[result.resultUri], false, true])
    expect(core.account.getState().isConnected).toBe(true)
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_SUCCESS google'])
    expect(listening()).toBe(0)
  })

  it('has no screen with the next opening if the visitor has just closed it', async () => {
    const { core, windows, views, listening } = await closeModal()
    windows.forEach((each) => (each.closed = true))
    core.open()
    expect([views(), listening()]).toEqual([['Connect'], 0])
  })

  it('has its screen again with the next opening, without another address or event', async () => {
    const { core, windows, post, clock, asked, logins, views } = await closeModal()
    core.open()
    const flow = createConnectSocialFlow(core, 'google')
    flow.start()
    await clock.idle()
    expect(views()).toEqual(['Connect', 'ConnectingSocial'])
    expect(windows).toEqual([
      { name: 'popupWindow', urls: ['https://provider.test/google'], closed: false },
    ])
    post(result)
    await clock.idle()
    expect(asked).toEqual([result.resultUri])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_SUCCESS google'])
  })

  it('is closed by Back after another opening', async () => {
    const { core, windows, listening } = await closeModal()
    core.open()
    core.router.goBack()
    expect([windows[0]?.closed, listening()]).toEqual([true, 0])
  })

  it('comes to the front when the visitor chooses its provider again', async () => {
    const { core, windows, logins, views } = await closeModal()
    core.open('Connect')
    expect(views()).toEqual(['Connect'])
    chooseSocial(core, 'google')
    expect(views()).toEqual(['Connect', 'ConnectingSocial'])
    expect(windows).toMatchObject([{ closed: false, focused: 1 }])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google'])
  })

  it('is replaced when the visitor chooses another provider', async () => {
    const { core, windows } = await closeModal()
    core.open('Connect')
    chooseSocial(core, 'x')
    expect(windows).toMatchObject([{ closed: true }, { closed: false }])
  })

  it('says with the next opening that it was closed or lost', async () => {
    const { core, windows, clock, listening } = await closeModal()
    closeFirst(windows)
    await clock.run(1_000)
    expect(listening()).toBe(0)
    core.open()
    expect(core.use(createLoginProblems).store.getState().problem?.text).toBe(
      'The window closed before you finished.',
    )
  })

  it('is closed when another site answers, and the next opening says so', async () => {
    const { core, windows, post, asked, logins } = await closeModal()
    post(result, { origin: 'https://other.test' })
    core.open()
    expect([windows[0]?.closed, asked]).toEqual([true, []])
    expect(core.use(createLoginProblems).store.getState().problem).toEqual({
      title: "Couldn't sign in with Google",
      text: 'The reply came from another site, so we stopped the sign-in.',
    })
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_ERROR google'])
  })

  it('is closed when the visitor connects in another way', async () => {
    const { core, windows, listening } = await closeModal()
    core.session.adopt(testConnector, createTestConnection().connection)
    expect([windows[0]?.closed, listening()]).toEqual([true, 0])
  })

  it('is closed with the widget', async () => {
    const { core, windows } = await closeModal()
    core.stop()
    expect(windows[0]?.closed).toBe(true)
  })

  it('is closed with the modal while it has no address yet', async () => {
    const { windows } = await closeModal({ getSocialRedirectUri: never })
    expect(windows[0]?.closed).toBe(true)
  })
})
