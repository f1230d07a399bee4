import { expect, it } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { countingRandom } from '../testing/countingRandom.ts'
import { fakeSecureSite } from '../testing/fakeSecureSite.ts'
import { createFrameClient } from './frameClient.ts'
import type { RefusedMessage } from './refusedMessage.ts'

// The fake frame never looks at its parent.
const PARENT = {} as HTMLElement

async function open() {
  const site = fakeSecureSite()
  const clock = createTestClock()
  const refused: RefusedMessage[] = []
  const client = createFrameClient({
    secureOrigin: site.origin,
    mountFrame: site.mountFrame,
    browser: site.browser,
    clock,
    random: countingRandom(),
    onRefused: (message) => refused.push(message),
  })
  return { site, clock, client, refused, reasons: () => refused.map(({ reason }) => reason) }
}

async function loaded() {
  const parts = await open()
  const mounting = parts.client.mount(PARENT, 'https://secure.example/sdk')
  parts.site.load()
  await mounting
  return parts
}

it('posts a request and resolves with the reply of the same id [C-297]', async () => {
  const { client, site } = await loaded()
  const first = client.request('CONNECT_EMAIL', { email: 'a@b.io' })
  const second = client.request('GET_FARCASTER_URI', undefined)
  const [askedFirst, askedSecond] = [await site.next(), await site.next()]
  site.success(askedSecond, { url: 'https://farcaster.example/1' })
  site.success(askedFirst, { action: 'VERIFY_OTP' })
  expect(await first).toEqual({ action: 'VERIFY_OTP' })
  expect(await second).toEqual({ url: 'https://farcaster.example/1' })
})

it('rejects with the message of an error reply and keeps it as the server text [C-297]', async () => {
  const { client, site } = await loaded()
  const answer = client.request('CONNECT_OTP', { otp: '123456' })
  site.error(await site.next(), { message: 'Invalid code' })
  await expect(answer).rejects.toMatchObject({
    code: 'frame.failed',
    message: 'Invalid code',
    details: { serverText: 'Invalid code' },
  })
})

it('gives an error reply without a message the text of the spec [C-344]', async () => {
  const { client, site } = await loaded()
  const answer = client.request('CONNECT_OTP', { otp: '123456' })
  site.error(await site.next())
  await expect(answer).rejects.toMatchObject({ code: 'frame.failed', message: 'An error occurred' })
})

it('rejects an aborted request with the text of the spec [C-345]', async () => {
  const { client, site, reasons } = await loaded()
  const leaving = new AbortController()
  const answer = client.request('CONNECT_DEVICE', undefined, { signal: leaving.signal })
  const asked = await site.next()
  leaving.abort()
  await expect(answer).rejects.toMatchObject({ code: 'aborted', message: 'Request was aborted' })
  site.success(asked)
  expect(reasons()).toEqual(['unknownId'])
})

it('gives up a frame that does not load in 20 s [C-346]', async () => {
  const { client, clock } = await open()
  const mounting = client.mount(PARENT, 'https://secure.example/sdk')
  const outcome = mounting.catch((error: unknown) => error)
  expect(clock.pending()).toMatchObject([{ label: 'frame.load', dueAt: 20_000 }])
  await clock.run(20_000)
  expect(await outcome).toMatchObject({
    code: 'frame.notLoaded',
    message: 'Unable to load email login dependency',
  })
})

it('gives up a frame that says it cannot load, and tries again at the next request [C-346]', async () => {
  const { client, site, clock } = await open()
  const failing = client.mount(PARENT, 'https://secure.example/sdk')
  site.fail()
  await expect(failing).rejects.toMatchObject({ message: 'Unable to load email login dependency' })
  expect(clock.pending()).toEqual([])
  const again = client.mount(PARENT, 'https://secure.example/sdk')
  site.load()
  await again
  expect(site.mounts).toHaveLength(2)
})

it('removes a frame that does not load and hears only the next one', async () => {
  const { client, site, reasons } = await open()
  const failing = client.mount(PARENT, 'https://secure.example/sdk')
  site.fail()
  await expect(failing).rejects.toMatchObject({ code: 'frame.notLoaded' })
  expect(site.removed).toEqual(['https://secure.example/sdk'])
  await expect(client.request('SIGN_OUT', undefined)).rejects.toMatchObject({
    code: 'frame.notSet',
  })
  const again = client.mount(PARENT, 'https://secure.example/sdk')
  site.load()
  await again
  const answer = client.request('SIGN_OUT', undefined)
  site.success(await site.next())
  await answer
  expect(reasons()).toEqual([])
})

it('leaves no timer behind when the frame has loaded and has answered', async () => {
  const { client, clock, site } = await loaded()
  expect(clock.pending()).toEqual([])
  const answer = client.request('SIGN_OUT', undefined)
  const asked = await site.next()
  expect(clock.pending()).toHaveLength(1)
  site.success(asked)
  await answer
  expect(clock.pending()).toEqual([])
})

it('posts nothing for what is aborted already', async () => {
  const { client, clock, site } = await loaded()
  const answer = client.request(
    'CONNECT_EMAIL',
    { email: 'a@b.io' },
    { signal: AbortSignal.abort() },
  )
  await expect(answer).rejects.toMatchObject({ code: 'aborted', message: 'Request was aborted' })
  expect([site.asked, clock.pending()]).toEqual([[], []])
})

it('posts nothing for what is aborted before the frame has loaded', async () => {
  const { client, site } = await open()
  const mounting = client.mount(PARENT, 'https://secure.example/sdk')
  const leaving = new AbortController()
  const answer = client.request('SIGN_OUT', undefined, { signal: leaving.signal })
  leaving.abort()
  site.load()
  await mounting
  await expect(answer).rejects.toMatchObject({ code: 'aborted' })
  expect(site.asked).toEqual([])
})

it('rejects what cannot be posted to the frame [C-347]', async () => {
  const { client, clock, site } = await loaded()
  site.close()
  await expect(client.request('SIGN_OUT', undefined)).rejects.toMatchObject({
    code: 'frame.notSet',
    message: 'W3mFrame: iframe is not set',
  })
  expect(clock.pending()).toEqual([])
})

it('mounts one frame however often it is called', async () => {
  const { client, site } = await loaded()
  await client.mount(PARENT, 'https://secure.example/sdk')
  expect(site.mounts).toHaveLength(1)
})

it('refuses a request before there is a frame [C-347]', async () => {
  const { client } = await open()
  await expect(client.request('SIGN_OUT', undefined)).rejects.toMatchObject({
    code: 'frame.notSet',
    message: 'W3mFrame: iframe is not set',
  })
})

it('refuses a request before there is a frame, even when one is mounted at once [C-347]', async () => {
  const { client, site } = await open()
  const early = client.request('SIGN_OUT', undefined)
  const mounting = client.mount(PARENT, 'https://secure.example/sdk')
  site.load()
  await mounting
  await expect(early).rejects.toMatchObject({ code: 'frame.notSet' })
  expect(site.asked).toEqual([])
})

it('keeps requests until the frame has loaded', async () => {
  const { client, site } = await open()
  const mounting = client.mount(PARENT, 'https://secure.example/sdk')
  const answer = client.request('SIGN_OUT', undefined)
  expect(site.asked).toEqual([])
  site.load()
  await mounting
  site.success(await site.next())
  expect(await answer).toBeUndefined()
})

it('posts to the secure origin and never to everybody', async () => {
  const { client, site } = await loaded()
  void client.request('SIGN_OUT', undefined)
  await site.next()
  expect(site.targets).toEqual(['https://secure.example'])
})

it('drops replies of another origin, another window and another id, and reports each', async () => {
  const { client, site, refused } = await loaded()
  const answer = client.request('IS_CONNECTED', undefined)
  const asked = await site.next()
  site.success(asked, { isConnected: false }, { origin: 'https://evil.example' })
  site.success(asked, { isConnected: false }, { source: null })
  site.success({ ...asked, id: 'other' }, { isConnected: false })
  site.success(asked, { isConnected: true })
  expect(await answer).toEqual({ isConnected: true })
  const type = '@w3m-frame/IS_CONNECTED_SUCCESS'
  expect(refused).toEqual([
    { reason: 'origin', origin: 'https://evil.example', type },
    { reason: 'source', origin: 'https://secure.example', type },
    { reason: 'unknownId', origin: 'https://secure.example', type },
  ])
})

it('drops the answer to another call and the second answer to the same', async () => {
  const { client, site, reasons } = await loaded()
  const answer = client.request('GET_CHAIN_ID', undefined)
  const asked = await site.next()
  site.post({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: asked.id })
  site.success(asked, { chainId: 1 })
  site.success(asked, { chainId: 137 })
  expect(await answer).toEqual({ chainId: 1 })
  expect(reasons()).toEqual(['wrongType', 'unknownId'])
})

it('knows an answered request no more, whatever the answer was', async () => {
  const { client, site, reasons } = await loaded()
  const answer = client.request('SIGN_OUT', undefined)
  const asked = await site.next()
  site.error(asked, { message: 'busy' })
  site.success(asked)
  await expect(answer).rejects.toMatchObject({ message: 'busy' })
  expect(reasons()).toEqual(['unknownId'])
})

it('rejects when the frame answers with a payload of another shape', async () => {
  const { client, site, reasons } = await loaded()
  const answer = client.request('CONNECT_EMAIL', { email: 'a@b.io' })
  site.success(await site.next(), { action: 'VERIFY_NOTHING' })
  await expect(answer).rejects.toMatchObject({ code: 'frame.malformed' })
  expect(reasons()).toEqual(['shape'])
})

it('says nothing about messages that are not of the protocol', async () => {
  const { site, refused } = await loaded()
  site.post('hello')
  site.post(null)
  site.post({ type: 7 })
  site.post({ type: 'webpackOk' }, { origin: 'https://evil.example' })
  expect(refused).toEqual([])
})

it('gives up a request without an answer after 30 s', async () => {
  const { client, site, clock } = await loaded()
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

it('waits without limit for a person, and leaves no timer behind', async () => {
  const { client, site, clock } = await loaded()
  const answer = client.request('CONNECT_DEVICE', undefined, { waitsForPerson: true })
  const asked = await site.next()
  await clock.run(3_600_000)
  site.success(asked)
  expect(await answer).toBeUndefined()
  expect(clock.pending()).toEqual([])
})

it('rejects what is open when the frame loads again', async () => {
  const { client, site } = await loaded()
  const answer = client.request('CONNECT_DEVICE', undefined, { waitsForPerson: true })
  await site.next()
  site.load()
  await expect(answer).rejects.toMatchObject({ code: 'aborted' })
})

it('passes on what the frame says by itself', async () => {
  const { client, site } = await loaded()
  const received: unknown[] = []
  client.subscribe((message) => received.push(message))
  site.post({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } })
  site.post(
    { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } },
    { origin: 'https://evil.example' },
  )
  expect(received).toEqual([
    { kind: 'success', call: 'IS_CONNECTED', id: undefined, payload: { isConnected: false } },
  ])
})

it('repeats no more than the beginning of the name of a message that it refuses', async () => {
  const { site, refused } = await loaded()
  site.post({ type: `@w3m-frame/${'x'.repeat(1_000)}` }, { origin: 'https://evil.example' })
  expect(refused.map(({ type }) => type.length)).toEqual([100])
})

it('passes on nothing that the frame says by itself in another shape', async () => {
  const { client, site, reasons } = await loaded()
  const received: unknown[] = []
  client.subscribe((message) => received.push(message))
  site.post({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: 'yes' } })
  site.post({ type: '@w3m-frame/UNHEARD_OF' })
  expect([received, reasons()]).toEqual([[], ['shape', 'shape']])
})

it('passes on the messages of the frame, and none without listeners', async () => {
  const { client, site, reasons } = await loaded()
  const received: unknown[] = []
  const stop = client.subscribe((message) => received.push(message))
  site.post({ type: '@w3m-frame/READY' })
  site.post({ type: '@w3m-frame/SESSION_UPDATE', id: 'a1', payload: { token: 'secret' } })
  stop()
  site.post({ type: '@w3m-frame/READY' })
  expect(received).toEqual([
    { kind: 'notice', name: 'READY' },
    { kind: 'notice', name: 'SESSION_UPDATE' },
  ])
  expect(reasons()).toEqual([])
})
