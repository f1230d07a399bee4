import { expect, it } from 'vitest'
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
