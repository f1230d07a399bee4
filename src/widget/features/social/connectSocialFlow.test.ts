import { describe, expect, it } from 'vitest'
import type { Auth } from '../../../backends/port/auth.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { chooseSocial } from './chooseSocial.ts'
import { createConnectSocialFlow } from './connectSocialFlow.ts'
import { createSocialWindow } from './socialWindow.ts'
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
  it('sends the open window to the address the secure site gives [C-201 C-288]', async () => {
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

  it('is retrieving until the secure site has answered [C-203]', async () => {
    const { post, status, clock, logins, isOpen } = await setUp({ connectSocial: never })
    post(result)
    await clock.run(60_000)
    expect(status()).toBe('retrieving')
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google'])
    expect(isOpen()).toBe(true)
  })

  it('takes one result and drops what comes again or late', async () => {
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

  it('shows the error when the address is one that no window may show', async () => {
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

  it('shows the error when there is no address, and not in a toast as well [C-204]', async () => {
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

  it('opens another window when it is tried again, and connects with its result', async () => {
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

  it('shows the error when the login went well but the account cannot be had', async () => {
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
  it('is found closed at the next look, once a second, and leads back [C-205 C-207]', async () => {
    const { clock, windows, views, toasts, logins } = await setUp()
    await clock.run(4_500)
    closeFirst(windows)
    await clock.run(499)
    expect(views()).toEqual(['Connect', 'ConnectingSocial'])
    await clock.run(1)
    expect(views()).toEqual(['Connect'])
    expect(toasts()).toEqual([])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google'])
  })

  it('leads back with a word when it was lost as soon as it showed the provider', async () => {
    const { clock, windows, status, views, toasts, logins } = await setUp()
    closeFirst(windows)
    await clock.run(1_000)
    expect([status(), views()]).toEqual(['left', ['Connect']])
    expect(toasts()).toEqual(['Something went wrong'])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_ERROR google'])
  })

  it('leads back to the view that its visitor came from', async () => {
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

  it('is closed when its screen is left, or the modal, or another one is opened', async () => {
    const back = await setUp()
    back.core.router.goBack()
    const shut = await setUp()
    shut.core.close()
    const other = await setUp()
    other.core.use(createSocialWindow).open('x')
    expect([back, shut].map(({ windows }) => windows[0]?.closed)).toEqual([true, true])
    expect(other.windows.map(({ closed }) => closed)).toEqual([true, false])
  })

  it('leads to Connect when the host opened this screen first', async () => {
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

  it('is offered again when the browser blocks it for the host', async () => {
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

  it('is not opened for Farcaster, which has a screen of its own [C-197]', async () => {
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

  it('stays when the screen is only mounted again', async () => {
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
  it('from an untrusted origin end it with a toast [C-206 C-268]', async () => {
    const { post, clock, views, toasts, asked, windows, logins } = await setUp()
    post(result, { origin: 'https://evil.test' })
    await clock.idle()
    expect(views()).toEqual(['Connect'])
    expect(toasts()).toEqual(['Untrusted Origin'])
    expect(windows[0]?.closed).toBe(true)
    expect(asked).toEqual([])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED google', 'SOCIAL_LOGIN_ERROR google'])
  })

  it('of another window are no business of it, unless they pose as a result [C-206]', async () => {
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
    'of the window with a result that cannot be used end the login with an error [C-204 C-268]',
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
