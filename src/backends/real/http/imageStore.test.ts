import { expect, it } from 'vitest'
import { stoppedClock } from '../testing/stoppedClock.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { createHttpClient } from './httpClient.ts'
import { createImageStore } from './imageStore.ts'

function setUp(types: string[]) {
  const { fetch, calls } = fakeFetch(
    () => new Response('x', { headers: { 'content-type': types.shift() ?? '' } }),
  )
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://img.example' })
  const blobs: string[] = []
  const createObjectUrl = ({ type }: Blob) => `blob:${blobs.push(type)}`
  return { calls, store: createImageStore({ http, createObjectUrl }) }
}

it.each(['image/png', 'IMAGE/PNG', 'image/svg+xml'])('keeps a picture of type %s', async (type) => {
  expect(await setUp([type]).store.image('/a')).toBe('blob:1')
})

it.each(['text/html', 'text/html;image/png', 'application/image/png', ''])(
  'keeps nothing of type %j',
  async (type) => {
    await expect(setUp([type]).store.image('/a')).rejects.toMatchObject({ code: 'http.malformed' })
  },
)

it('loads a picture once, and again after a failure', async () => {
  const { calls, store } = setUp(['text/html', 'image/png'])
  await expect(store.image('/a')).rejects.toMatchObject({ code: 'http.malformed' })
  expect(await Promise.all([store.image('/a'), store.image('/a')])).toEqual(['blob:1', 'blob:1'])
  expect(calls).toHaveLength(2)
})
