import { describe, expect, it } from 'vitest'
import { frameParent, loadFrameClient, openFrameClient } from '../testing/frameClientTest.ts'
import { openAuth } from '../testing/openAuth.ts'

describe('a frame without a sign of life', () => {
  const login = { email: 'a@b.io' }

  /** A frame that shows the browser's error page, for which `load` is fired as well. */
  async function openErrorPage() {
    const parts = openFrameClient()
    const mounting = parts.client.mount(frameParent, 'https://secure.example/sdk')
    parts.site.load()
    await mounting
    return parts
  }

  it('is asked once, and loaded again in the same attempt after 5 s', async () => {
    const { client, site, clock, reloaded } = await openErrorPage()
    const answer = client.request('CONNECT_EMAIL', login)
    expect((await site.next()).call).toBe('IS_CONNECTED')
    await clock.run(4_999)
    expect([site.mounts.length, site.removed]).toEqual([1, []])
    await clock.run(1)
    expect([site.mounts.length, site.removed.length]).toEqual([2, 1])
    site.start()
    const asked = await site.next()
    expect(asked).toMatchObject({ call: 'CONNECT_EMAIL', payload: login })
    site.success(asked, { action: 'VERIFY_OTP' })
    expect(await answer).toEqual({ action: 'VERIFY_OTP' })
    expect(reloaded).toEqual(['reloaded'])
    expect(clock.pending()).toEqual([])
  })

  it('fails the attempt after two error pages, and is loaded again by the next one', async () => {
    const { client, site, clock } = await openErrorPage()
    const failed = client.request('CONNECT_EMAIL', login).catch((error: unknown) => error)
    await site.next()
    await clock.run(5_000)
    site.load()
    await site.next()
    await clock.run(5_000)
    expect(await failed).toMatchObject({ code: 'frame.notLoaded' })
    const answer = client.request('CONNECT_EMAIL', login)
    expect(site.mounts).toHaveLength(3)
    site.start()
    site.success(await site.next(), { action: 'VERIFY_OTP' })
    expect(await answer).toEqual({ action: 'VERIFY_OTP' })
    expect(site.asked.filter(({ call }) => call === 'CONNECT_EMAIL')).toHaveLength(1)
  })

  it.each(['success', 'error'] as const)(
    'is kept when it answers with %s, although it never says that it is ready',
    async (outcome) => {
      const { client, site } = await openErrorPage()
      const answer = client.request('CONNECT_EMAIL', login)
      site[outcome](await site.next(), { isConnected: false })
      site.success(await site.next(), { action: 'VERIFY_OTP' })
      expect(await answer).toEqual({ action: 'VERIFY_OTP' })
      expect(site.mounts).toHaveLength(1)
    },
  )

  it('is asked again after a request that it did not answer, which is not repeated', async () => {
    const { client, site, clock } = await loadFrameClient()
    const lost = client.request('CONNECT_OTP', { otp: '123456' }).catch((error: unknown) => error)
    await site.next()
    await clock.run(30_000)
    expect(await lost).toMatchObject({ code: 'frame.notLoaded' })
    const answer = client.request('CONNECT_EMAIL', login)
    expect((await site.next()).call).toBe('IS_CONNECTED')
    await clock.run(5_000)
    site.start()
    const asked = await site.next()
    site.success(asked, { action: 'VERIFY_OTP' })
    await answer
    const calls = site.asked.map(({ call }) => call)
    expect(calls).toEqual(['CONNECT_OTP', 'IS_CONNECTED', 'CONNECT_EMAIL'])
  })

  it('is asked again after a minute without a message', async () => {
    const { client, site, clock } = await loadFrameClient()
    await clock.run(60_000)
    const answer = client.request('SIGN_OUT', undefined)
    site.success(await site.next(), { isConnected: true })
    site.success(await site.next())
    await answer
    expect(site.asked.map(({ call }) => call)).toEqual(['IS_CONNECTED', 'SIGN_OUT'])
  })

  it('is not loaded again while a request waits for the visitor', async () => {
    const { client, site, clock } = await loadFrameClient()
    const approval = client.request('CONNECT_DEVICE', undefined, { waitsForPerson: true })
    const shown = await site.next()
    await clock.run(60_000)
    const read = client.request('GET_FARCASTER_URI', undefined)
    const asked = await site.next()
    site.success(asked, { url: 'https://farcaster.example/1' })
    site.success(shown)
    await Promise.all([read, approval])
    expect([asked.call, site.mounts.length]).toEqual(['GET_FARCASTER_URI', 1])
  })

  it('is kept for a page that says that it is ready after it has loaded', async () => {
    const { client, site } = await openErrorPage()
    const answer = client.request('SIGN_OUT', undefined)
    await site.next()
    site.post({ type: '@w3m-frame/READY', payload: {} })
    site.success(await site.next())
    expect(await answer).toBeUndefined()
    expect(site.mounts).toHaveLength(1)
  })
})

it('tells a frame that was loaded again its theme and app', async () => {
  const { auth, clock, site, answered } = await openAuth()
  const theme = { themeMode: 'dark', themeVariables: {}, w3mThemeVariables: {} } as const
  await answered(auth.syncTheme(theme))
  await answered(auth.syncAppMetadata(undefined))
  await clock.run(60_000)
  const login = auth.connectEmail('ada@example.org')
  await site.next()
  await clock.run(5_000)
  site.start()
  const further = [await site.next(), await site.next(), await site.next()]
  expect(further.map(({ call }) => call).toSorted()).toEqual([
    'CONNECT_EMAIL',
    'SYNC_DAPP_DATA',
    'SYNC_THEME',
  ])
  for (const asked of further) site.success(asked, { action: 'VERIFY_OTP' })
  expect(await login).toBe('VERIFY_OTP')
})
