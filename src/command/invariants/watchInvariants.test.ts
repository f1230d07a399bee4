import { EventEmitter } from 'node:events'
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { watchInvariants } from './watchInvariants.ts'

const state = { path: '/cart', text: 'Basket', calls: [] }

/** A page that settles at once and shows a basket. */
function openPage() {
  const events = new EventEmitter()
  const page = Object.assign(events, {
    evaluate: async (_: unknown, called?: unknown) => (called === undefined ? state : undefined),
    isClosed: () => false,
  })
  return {
    page: page as unknown as Page,
    throws: (message: string) => events.emit('pageerror', new Error(message)),
    logs: (type: string, text: string) =>
      events.emit('console', { type: () => type, text: () => text }),
  }
}

const builtIn = ['no uncaught error', 'no error on the console', 'the page settles']

it('finds nothing on a healthy page', async () => {
  const { page, logs } = openPage()
  const check = watchInvariants(page, builtIn)
  logs('warning', 'careful')
  expect(await check()).toEqual([])
})

it('finds uncaught errors and errors on the console, each once', async () => {
  const { page, throws, logs } = openPage()
  const check = watchInvariants(page, builtIn)
  throws('broken')
  throws('broken')
  logs('error', 'oh no')
  expect(await check()).toEqual(['no uncaught error: broken', 'no error on the console: oh no'])
})

it('finds only what it is asked for, and ignores known messages', async () => {
  const { page, throws, logs } = openPage()
  const check = watchInvariants(page, ['no error on the console'], { ignore: ['oh no'] })
  throws('broken')
  logs('error', 'oh no, again')
  expect(await check()).toEqual([])
})

it("calls the host's invariants with the page, and finds returned and thrown texts", async () => {
  const { page } = openPage()
  const check = watchInvariants(page, ['a', 'b', 'c'], {
    invariants: [
      { name: 'a', check: ({ text, path }) => `${text} at ${path}` },
      {
        name: 'b',
        check() {
          throw new Error('thrown')
        },
      },
      { name: 'c', check: () => undefined },
      { name: 'not named', check: () => 'never' },
    ],
  })
  expect(await check()).toEqual(['a: Basket at /cart', 'b: thrown'])
})

it('rejects an invariant that the config does not have', () => {
  expect(() => watchInvariants(openPage().page, ['a'])).toThrow(
    'There is no invariant "a": name it in foyer.config, in explore.invariants, or remove it from the scenario.',
  )
})
