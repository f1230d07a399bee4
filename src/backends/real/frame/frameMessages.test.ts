import { expect, it } from 'vitest'
import { loadFrameClient } from '../testing/frameClientTest.ts'

it('posts only to the secure origin', async () => {
  const { client, site } = await loadFrameClient()
  void client.request('SIGN_OUT', undefined)
  await site.next()
  expect(site.targets).toEqual(['https://secure.example'])
})

it('drops and reports replies with another origin, window or id', async () => {
  const { client, site, refused } = await loadFrameClient()
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

it('drops a reply to another call and a second reply', async () => {
  const { client, site, reasons } = await loadFrameClient()
  const answer = client.request('GET_CHAIN_ID', undefined)
  const asked = await site.next()
  site.post({ type: '@w3m-frame/SIGN_OUT_SUCCESS', id: asked.id })
  site.success(asked, { chainId: 1 })
  site.success(asked, { chainId: 137 })
  expect(await answer).toEqual({ chainId: 1 })
  expect(reasons()).toEqual(['wrongType', 'unknownId'])
})

it('forgets a request after its reply, whatever it was', async () => {
  const { client, site, reasons } = await loadFrameClient()
  const answer = client.request('SIGN_OUT', undefined)
  const asked = await site.next()
  site.error(asked, { message: 'busy' })
  site.success(asked)
  await expect(answer).rejects.toMatchObject({ message: 'busy' })
  expect(reasons()).toEqual(['unknownId'])
})

it('rejects a reply with a malformed payload', async () => {
  const { client, site, reasons } = await loadFrameClient()
  const answer = client.request('CONNECT_EMAIL', { email: 'a@b.io' })
  site.success(await site.next(), { action: 'VERIFY_NOTHING' })
  await expect(answer).rejects.toMatchObject({ code: 'frame.malformed' })
  expect(reasons()).toEqual(['shape'])
})

it('ignores messages outside the protocol without a report', async () => {
  const { site, refused } = await loadFrameClient()
  site.post('hello')
  site.post(null)
  site.post({ type: 7 })
  site.post({ type: 'webpackOk' }, { origin: 'https://evil.example' })
  expect(refused).toEqual([])
})

it("passes on the frame's broadcasts", async () => {
  const { client, site } = await loadFrameClient()
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

it("quotes only the beginning of a refused message's name", async () => {
  const { site, refused } = await loadFrameClient()
  site.post({ type: `@w3m-frame/${'x'.repeat(1_000)}` }, { origin: 'https://evil.example' })
  expect(refused.map(({ type }) => type.length)).toEqual([100])
})

it('passes on no malformed broadcast', async () => {
  const { client, site, reasons } = await loadFrameClient()
  const received: unknown[] = []
  client.subscribe((message) => received.push(message))
  site.post({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: 'yes' } })
  site.post({ type: '@w3m-frame/UNHEARD_OF' })
  expect([received, reasons()]).toEqual([[], ['shape', 'shape']])
})

it('passes messages to its listeners, if there are any', async () => {
  const { client, site, reasons } = await loadFrameClient()
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
