import { expect, it } from 'vitest'
import { isProvider } from './isProvider.ts'

const request = () => undefined

it('takes what has a request: own, inherited, of a function or behind a proxy', () => {
  expect(isProvider({ request })).toBe(true)
  expect(isProvider(Object.create({ request }))).toBe(true)
  expect(isProvider(Object.assign(() => undefined, { request }))).toBe(true)
  const silent = new Proxy({}, { get: () => request, has: () => false, ownKeys: () => [] })
  expect(isProvider(silent)).toBe(true)
})

it.each([undefined, null, 'text', 7, {}, { request: 'text' }, [], request])(
  'takes no %s',
  (value) => {
    expect(isProvider(value)).toBe(false)
  },
)
