import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../backends/mock/shared/deferred.ts'
import type { Auth } from '../../../backends/port/auth.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createLoginProblems } from '../../core/login/loginProblems.ts'
import { chooseSocial } from '../social/chooseSocial.ts'
import { createSocialTest } from '../social/testing/socialTest.ts'
import { createConnectFarcasterFlow } from './connectFarcasterFlow.ts'

const never = () => new Promise<never>(() => undefined)
const url = 'https://farcaster.test/login'

async function setUp(auth: Partial<Auth> = {}) {
  let uris = 0
  const test = createSocialTest({
    getFarcasterUri() {
      uris += 1
      return Promise.resolve(url)
    },
    ...auth,
  })
  const open = () => {
    chooseSocial(test.core, 'farcaster')
    const flow = createConnectFarcasterFlow(test.core)
    flow.start()
    return flow
  }
  const flow = open()
  await test.clock.idle()
  return { ...test, flow, open, uris: () => uris, state: () => flow.store.getState() }
}

describe('a Farcaster login', () => {
  it('requests an address and waits for the phone without a limit [C-197 C-198 C-290]', async () => {
    const { state, clock, core, uris, views } = await setUp({ connectFarcaster: never })
    await clock.run(3_600_000)
    expect(state()).toEqual({ status: 'waiting', url })
    expect(core.account.getState().farcasterUrl).toBe(url)
    expect(uris()).toBe(1)
    expect(views()).toEqual(['Connect', 'ConnectingFarcaster'])
  })

  it('loads and closes the modal when the phone approves [C-198 C-290 C-321]', async () => {
    const { seen, isOpen, logins, core, tracked } = await setUp()
    const statuses = seen.filter((each) => each.type === 'flow').map(({ to }) => to)
    expect(statuses).toEqual(['waiting', 'loading'])
    expect(isOpen()).toBe(false)
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED farcaster', 'SOCIAL_LOGIN_SUCCESS farcaster'])
    expect(tracked()).toContain('CONNECT_SUCCESS')
    expect(core.account.getState()).toMatchObject({ isConnected: true, farcasterUrl: undefined })
  })

  it("goes back with the error's own message when the phone declines [C-199]", async () => {
    const { views, toasts, logins, core } = await setUp({
      connectFarcaster: () =>
        Promise.reject(
          new FoyerError('farcaster.failed', 'No', { details: { serverText: 'Rejected by ada' } }),
        ),
    })
    expect(views()).toEqual(['Connect'])
    expect(toasts()).toEqual(['Rejected by ada'])
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED farcaster', 'SOCIAL_LOGIN_ERROR farcaster'])
    expect(core.account.getState().farcasterUrl).toBeUndefined()
  })

  it('goes back and shows the reason when there is no address [C-199]', async () => {
    const { views, toasts } = await setUp({
      getFarcasterUri: () => Promise.reject(new FoyerError('frame.notLoaded', 'Gone')),
    })
    expect(views()).toEqual(['Connect'])
    expect(toasts()).toEqual(['Unable to load email login dependency'])
  })

  it('goes back when the account cannot be loaded [C-199]', async () => {
    const { views, toasts, tracked } = await setUp({
      connect: () => Promise.reject(new FoyerError('none.account', 'None')),
    })
    expect([views(), toasts()]).toEqual([['Connect'], ['No account found']])
    expect(tracked()).toContain('CONNECT_ERROR')
  })

  it('goes to Connect when the host opened this screen first', async () => {
    const { core, clock, views } = createSocialTest({
      connectFarcaster: () => Promise.reject(new FoyerError('farcaster.failed', 'No')),
    })
    core.open('ConnectingFarcaster')
    createConnectFarcasterFlow(core).start()
    await clock.idle()
    expect(views()).toEqual(['Connect'])
  })

  it('keeps its address while the visitor is on another view', async () => {
    const { core, clock, flow, open, uris } = await setUp({ connectFarcaster: never })
    flow.stop()
    core.router.goBack()
    const again = open()
    await clock.idle()
    expect(again.store.getState()).toEqual({ status: 'waiting', url })
    expect(uris()).toBe(1)
  })
  it('connects when the phone approves while the modal is closed, and waits once', async () => {
    let waits = 0
    const approving = createDeferred<{ userName: string }>()
    const { core, clock, flow, isOpen, logins, uris, views } = await setUp({
      connectFarcaster() {
        waits += 1
        return approving.promise
      },
    })
    flow.stop()
    core.close()
    core.open()
    expect(views()).toEqual(['Connect', 'ConnectingFarcaster'])
    const again = createConnectFarcasterFlow(core)
    again.start()
    await clock.idle()
    expect([waits, uris()]).toEqual([1, 1])
    again.stop()
    core.close()
    approving.resolve({ userName: 'ada' })
    await clock.idle()
    expect(core.account.getState()).toMatchObject({ isConnected: true, farcasterUrl: undefined })
    expect(isOpen()).toBe(false)
    expect(logins()).toEqual(['SOCIAL_LOGIN_STARTED farcaster', 'SOCIAL_LOGIN_SUCCESS farcaster'])
  })

  it('says with the next opening that the phone declined while the modal was closed', async () => {
    const approving = createDeferred<{ userName: string }>()
    const { core, clock, flow, views } = await setUp({ connectFarcaster: () => approving.promise })
    flow.stop()
    core.close()
    approving.reject(new FoyerError('farcaster.failed', 'No'))
    await clock.idle()
    core.open()
    expect(views()).toEqual(['Connect'])
    expect(core.use(createLoginProblems).store.getState().problem?.title).toBe(
      "Couldn't sign in with Farcaster",
    )
  })
})
