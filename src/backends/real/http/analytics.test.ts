import { stoppedClock } from '../testing/stoppedClock.ts'
import { expect, it } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { countingRandom } from '../testing/countingRandom.ts'
import { fakeFetch } from '../testing/fakeFetch.ts'
import { createAnalytics, type ReadPage } from './analytics.ts'
import { createHttpClient } from './httpClient.ts'

const PAGE = new URL('https://shop.example:8443/cart?email=a@b.io#token')

function analytics(
  answer = () => new Response(null, { status: 202 }),
  page: ReadPage = () => PAGE,
) {
  const { fetch, calls } = fakeFetch(answer)
  const clock = createTestClock()
  const errors: Error[] = []
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://pulse.example' })
  const port = createAnalytics({
    http,
    clock,
    random: countingRandom(),
    page,
    onError: (error) => errors.push(error),
  })
  return { port, calls, clock, errors }
}

it("posts an event with its page's origin and path, its time and its own id", async () => {
  const { port, calls, clock } = analytics()
  await clock.run(1_234)
  port.send({ event: 'SELECT_WALLET', properties: { name: 'A', platform: 'browser' } })
  await clock.idle()
  expect(calls.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    [
      'POST',
      '/e',
      {
        eventId: '00000000-0000-4000-8000-000000000001',
        url: 'https://shop.example:8443/cart',
        domain: 'shop.example',
        timestamp: 1_234,
        props: {
          type: 'track',
          event: 'SELECT_WALLET',
          properties: { name: 'A', platform: 'browser' },
        },
      },
    ],
  ])
})

it('the port never sends MODAL_CREATED, and sends nothing outside a browser', () => {
  const inPage = analytics()
  inPage.port.send({ event: 'MODAL_CREATED' })
  const onServer = analytics(undefined, () => undefined)
  onServer.port.send({ event: 'MODAL_OPEN' })
  expect([...inPage.calls, ...onServer.calls]).toEqual([])
})

it('reports a failure and does not throw', async () => {
  const { port, errors, clock } = analytics(() => new Response('', { status: 500 }))
  port.send({ event: 'MODAL_OPEN' })
  await clock.idle()
  expect(errors).toMatchObject([{ code: 'http.status' }])
})
