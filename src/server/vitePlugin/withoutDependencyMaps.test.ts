import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { withoutDependencyMaps } from './withoutDependencyMaps.ts'

const headless = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/144.0.0.0 Safari/537.36'
const map = '//# sourceMappingURL=data:application/json;base64,e30='
const code = `export const a = '${map}'`

/** What a browser gets for a file whose last line is a map. */
function answerOf(url: string, userAgent: string | undefined, body: unknown): unknown {
  let answer: unknown
  const response = { end: (sent: unknown) => (answer = sent) } as unknown as ServerResponse
  const request = { url, headers: { 'user-agent': userAgent } } as unknown as IncomingMessage
  withoutDependencyMaps(request, response, () => response.end(body))
  return answer
}

it.each([
  '/node_modules/.vite/deps/viem.js?v=1234',
  '/@fs/home/ada/shop/node_modules/.vite/deps/chunk-AB12.js',
  '/node_modules/.vite/deps_ssr/viem.js',
])('sends %s without its map to a headless browser', (url) => {
  expect(answerOf(url, headless, `${code}\n${map}`)).toBe(`${code}\n`)
  expect(answerOf(url, headless, code)).toBe(code)
})

it.each([
  ['an own module', '/src/main.tsx', headless],
  ['a dependency for a browser with a window', '/node_modules/.vite/deps/viem.js', 'Chrome/144'],
  ['a dependency for a program', '/node_modules/.vite/deps/viem.js', undefined],
])('leaves the map in %s', (_, url, userAgent) => {
  expect(answerOf(url, userAgent, `${code}\n${map}`)).toBe(`${code}\n${map}`)
})

it('passes on what is no text', () => {
  const bytes = Buffer.from('a')
  expect(answerOf('/node_modules/.vite/deps/viem.js', headless, bytes)).toBe(bytes)
  expect(answerOf('/node_modules/.vite/deps/viem.js', headless, undefined)).toBeUndefined()
})
