import { describe, expect, it } from 'vitest'
import { openFrameClient, loadFrameClient, frameParent } from '../testing/frameClientTest.ts'

it('posts a request and resolves with the reply of the same id [C-297]', async () => {
  const { client, site } = await loadFrameClient()
  const first = client.request('CONNECT_EMAIL', { email: 'a@b.io' })
  const second = client.request('GET_FARCASTER_URI', undefined)
  const [askedFirst, askedSecond] = [await site.next(), await site.next()]
  site.success(askedSecond, { url: 'https://farcaster.example/1' })
  site.success(askedFirst, { action: 'VERIFY_OTP' })
  expect(await first).toEqual({ action: 'VERIFY_OTP' })
  expect(await second).toEqual({ url: 'https://farcaster.example/1' })
})

it('rejects with the message of an error reply and keeps it as the server text [C-297]', async () => {
  const { client, site } = await loadFrameClient()
  const answer = client.request('CONNECT_OTP', { otp: '123456' })
  site.error(await site.next(), { message: 'Invalid code' })
  await expect(answer).rejects.toMatchObject({
    code: 'frame.failed',
    message: 'Invalid code',
    details: { serverText: 'Invalid code' },
  })
})

it('gives an error reply without a message the text of the spec [C-344]', async () => {
  const { client, site } = await loadFrameClient()
  const answer = client.request('CONNECT_OTP', { otp: '123456' })
  site.error(await site.next())
  await expect(answer).rejects.toMatchObject({ code: 'frame.failed', message: 'An error occurred' })
})

it('rejects an aborted request with the text of the spec [C-345]', async () => {
  const { client, site, reasons } = await loadFrameClient()
  const leaving = new AbortController()
  const answer = client.request('CONNECT_DEVICE', undefined, { signal: leaving.signal })
  const asked = await site.next()
  leaving.abort()
  await expect(answer).rejects.toMatchObject({ code: 'aborted', message: 'Request was aborted' })
  site.success(asked)
  expect(reasons()).toEqual(['unknownId'])
})

it('rejects when the frame does not load in 20 s [C-346]', async () => {
  const { client, clock } = openFrameClient()
  const mounting = client.mount(frameParent, 'https://secure.example/sdk')
  const outcome = mounting.catch((error: unknown) => error)
  expect(clock.pending()).toMatchObject([{ label: 'frame.load', dueAt: 20_000 }])
  await clock.run(20_000)
  expect(await outcome).toMatchObject({
    code: 'frame.notLoaded',
    message: 'Unable to load email login dependency',
  })
})

it('rejects when the frame fails to load, and tries again at the next request [C-346]', async () => {
  const { client, site, clock } = openFrameClient()
  const failing = client.mount(frameParent, 'https://secure.example/sdk')
  site.fail()
  await expect(failing).rejects.toMatchObject({ message: 'Unable to load email login dependency' })
  expect(clock.pending()).toEqual([])
  const again = client.mount(frameParent, 'https://secure.example/sdk')
  site.load()
  await again
  expect(site.mounts).toHaveLength(2)
})

it('removes a frame that does not load, and handles only messages of the next one', async () => {
  const { client, site, reasons } = openFrameClient()
  const failing = client.mount(frameParent, 'https://secure.example/sdk')
  site.fail()
  await expect(failing).rejects.toMatchObject({ code: 'frame.notLoaded' })
  expect(site.removed).toEqual(['https://secure.example/sdk'])
  await expect(client.request('SIGN_OUT', undefined)).rejects.toMatchObject({
    code: 'frame.notSet',
  })
  const again = client.mount(frameParent, 'https://secure.example/sdk')
  site.start()
  await again
  const answer = client.request('SIGN_OUT', undefined)
  site.success(await site.next())
  await answer
  expect(reasons()).toEqual([])
})

it('leaves no timer behind after the frame has loaded and replied', async () => {
  const { client, clock, site } = await loadFrameClient()
  expect(clock.pending()).toEqual([])
  const answer = client.request('SIGN_OUT', undefined)
  const asked = await site.next()
  expect(clock.pending()).toHaveLength(1)
  site.success(asked)
  await answer
  expect(clock.pending()).toEqual([])
})

it('posts nothing for a request that is already aborted', async () => {
  const { client, clock, site } = await loadFrameClient()
  const answer = client.request(
    'CONNECT_EMAIL',
    { email: 'a@b.io' },
    { signal: AbortSignal.abort() },
  )
  await expect(answer).rejects.toMatchObject({ code: 'aborted', message: 'Request was aborted' })
  expect([site.asked, clock.pending()]).toEqual([[], []])
})

it('posts nothing for a request aborted before the frame has loaded', async () => {
  const { client, site } = openFrameClient()
  const mounting = client.mount(frameParent, 'https://secure.example/sdk')
  const leaving = new AbortController()
  const answer = client.request('SIGN_OUT', undefined, { signal: leaving.signal })
  leaving.abort()
  site.load()
  await mounting
  await expect(answer).rejects.toMatchObject({ code: 'aborted' })
  expect(site.asked).toEqual([])
})

it('rejects a payload that cannot be posted to the frame [C-347]', async () => {
  const { client, clock, site } = await loadFrameClient()
  site.close()
  await expect(client.request('SIGN_OUT', undefined)).rejects.toMatchObject({
    code: 'frame.notSet',
    message: 'W3mFrame: iframe is not set',
  })
  expect(clock.pending()).toEqual([])
})

it('mounts one frame, even if called repeatedly', async () => {
  const { client, site } = await loadFrameClient()
  await client.mount(frameParent, 'https://secure.example/sdk')
  expect(site.mounts).toHaveLength(1)
})

it('rejects a request before there is a frame [C-347]', async () => {
  const { client } = openFrameClient()
  await expect(client.request('SIGN_OUT', undefined)).rejects.toMatchObject({
    code: 'frame.notSet',
    message: 'W3mFrame: iframe is not set',
  })
})

it('rejects a request before there is a frame, even when one is mounted right after [C-347]', async () => {
  const { client, site } = openFrameClient()
  const early = client.request('SIGN_OUT', undefined)
  const mounting = client.mount(frameParent, 'https://secure.example/sdk')
  site.load()
  await mounting
  await expect(early).rejects.toMatchObject({ code: 'frame.notSet' })
  expect(site.asked).toEqual([])
})

it('keeps requests until the frame has loaded', async () => {
  const { client, site } = openFrameClient()
  const mounting = client.mount(frameParent, 'https://secure.example/sdk')
  const answer = client.request('SIGN_OUT', undefined)
  expect(site.asked).toEqual([])
  site.start()
  await mounting
  site.success(await site.next())
  expect(await answer).toBeUndefined()
})

it('rejects a request without a reply after 30 s', async () => {
  const { client, site, clock } = await loadFrameClient()
  const answer = client.request('CONNECT_EMAIL', { email: 'a@b.io' })
  const outcome = answer.catch((error: unknown) => error)
  await site.next()
  expect(clock.pending()).toMatchObject([{ label: 'frame.reply', dueAt: 30_000 }])
  await clock.run(30_000)
  expect(await outcome).toMatchObject({
    code: 'frame.notLoaded',
    message: 'Unable to load email login dependency',
  })
})

it('waits without a limit for the visitor, and leaves no timer behind', async () => {
  const { client, site, clock } = await loadFrameClient()
  const answer = client.request('CONNECT_DEVICE', undefined, { waitsForPerson: true })
  const asked = await site.next()
  await clock.run(3_600_000)
  site.success(asked)
  expect(await answer).toBeUndefined()
  expect(clock.pending()).toEqual([])
})

it('rejects open requests when the frame reloads', async () => {
  const { client, site } = await loadFrameClient()
  const answer = client.request('CONNECT_DEVICE', undefined, { waitsForPerson: true })
  await site.next()
  site.load()
  await expect(answer).rejects.toMatchObject({ code: 'aborted' })
})

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
