import { expect, it, vi } from 'vitest'
import { createPageFetch } from './pageFetch.ts'

function setUp() {
  const drawnFor: number[] = []
  const page = {
    Math: Object.create(Math) as Math,
    fetch: vi.fn((_input: RequestInfo | URL) => {
      drawnFor.push(page.Math.random())
      return Promise.resolve(new Response('answer'))
    }),
  }
  page.Math.random = () => 0.25
  const fetch = createPageFetch(page)
  const seeded = vi.fn(() => 0.75)
  page.Math.random = seeded
  return { page, fetch, seeded, drawnFor }
}

it('sends requests with the random numbers from before seeding', async () => {
  const { fetch, page, seeded, drawnFor } = setUp()
  expect(await (await fetch('https://one.example/picture')).text()).toBe('answer')
  expect(page.fetch).toHaveBeenCalledWith('https://one.example/picture', undefined)
  expect(drawnFor).toEqual([0.25])
  expect(seeded).not.toHaveBeenCalled()
})

it('keeps the seeded numbers for other code, even when a request fails at once', () => {
  const { fetch, page } = setUp()
  page.fetch.mockImplementation(() => {
    throw new TypeError('no address')
  })
  expect(() => fetch('')).toThrow('no address')
  expect(page.Math.random()).toBe(0.75)
})
