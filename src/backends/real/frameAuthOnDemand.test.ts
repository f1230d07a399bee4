import { expect, it, vi } from 'vitest'
import { createFrameAuthOnDemand } from './frameAuthOnDemand.ts'
import { createAuthOptions } from './testing/authOptions.ts'

function setUp() {
  const { options, ...parts } = createAuthOptions()
  return { auth: createFrameAuthOnDemand(options), ...parts }
}

it('returns its addresses and its cool-down before its code is loaded [C-254]', () => {
  const { auth, storage } = setUp()
  expect(auth.secureOrigin).toBe('https://secure.example')
  expect(auth.dashboardUrl).toBe('https://secure.example/dashboard')
  expect(auth.nextEmailLoginAt()).toBe(0)
  storage.set('@foyer/frame/LAST_EMAIL_LOGIN_TIME', '0')
  expect(auth.nextEmailLoginAt()).toBe(30_000)
  expect(() => auth.place({ shown: false })).not.toThrow()
  expect(() => auth.abortApprovals()).not.toThrow()
})

it('reports approvals to listeners added before its code was loaded, until they unsubscribe', async () => {
  const { auth, site } = setUp()
  const [stays, leaves] = [vi.fn(), vi.fn()]
  auth.subscribeApproval(stays)
  const stop = auth.subscribeApproval(leaves)
  const mounting = auth.mount({} as HTMLElement, { chainId: 'eip155:1' })
  await vi.waitUntil(() => site.mounts.length > 0, { timeout: 60_000 })
  site.start()
  await mounting

  const connecting = auth.connect({ chainId: 'eip155:1' })
  const address = `0x${'1'.repeat(40)}`
  site.success(await site.next(), { email: 'ada@example.org', address, chainId: 1 })
  const { provider } = await connecting
  stop()
  site.answers.GET_USER = { email: 'ada@example.org', address, chainId: 1 }
  const signing = provider.request({ method: 'personal_sign', params: ['0x00', address] })
  const request = await site.next()
  expect(stays.mock.calls).toEqual([['open']])
  site.success(request, `0x${'2'.repeat(130)}`)
  await signing
  expect(stays.mock.calls).toEqual([['open'], ['succeeded']])
  expect(leaves).not.toHaveBeenCalled()
})
