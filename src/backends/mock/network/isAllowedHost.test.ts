import { expect, it } from 'vitest'
import { isAllowedHost } from './isAllowedHost.ts'

it.each([
  ['api.example.org', true],
  ['api.example.org:8443', false],
  ['api.example.org.evil.test', false],
  ['xapi.example.org', false],
  ['a.cdn.example', true],
  ['a.b.cdn.example', true],
  ['cdn.example', false],
  ['evilcdn.example', false],
  ['local.test:3000', true],
])('decides on %s: %s', (host, allowed) => {
  expect(isAllowedHost(host, ['api.example.org', '*.cdn.example', 'local.test:3000'])).toBe(allowed)
})

it('allows every host with a star', () => {
  expect(isAllowedHost('api.example.org:8443', ['*'])).toBe(true)
})
