import { expect, it } from 'vitest'
import { isProvider } from './isProvider.ts'

const request = () => undefined

it('accepts a provider with an own, inherited, function or proxied request', () => {
  expect(isProvider({ request })).toBe(true)
  expect(isProvider(Object.create({ request }))).toBe(true)
  expect(isProvider(Object.assign(() => undefined, { request }))).toBe(true)
  const silent = new Proxy({}, { get: () => request, has: () => false, ownKeys: () => [] })
  expect(isProvider(silent)).toBe(true)
})

it.each([undefined, null, 'text', 7, {}, { request: 'text' }, [], request])(
  'rejects %s as a provider',
  (value) => {
    expect(isProvider(value)).toBe(false)
  },
)
