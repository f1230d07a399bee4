import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { redirectToPanels } from './redirectToPanels.ts'

/** What a server of an app answers: the status and the address, or `passed on`. */
function answerOf(base: string, url: string): string {
  let answer = ''
  const response = {
    writeHead: (status: number, { location }: { location: string }) => {
      answer = `${status} ${location}`
    },
    end: () => undefined,
  }
  redirectToPanels(base)({ url } as IncomingMessage, response as unknown as ServerResponse, () => {
    answer = 'passed on'
  })
  return answer
}

it.each(['/shop/__foyer', '/shop/__foyer/', '/shop/__foyer/?a=1'])(
  'leads from %s of an app below /shop/ to its panels',
  (url) => expect(answerOf('/shop/', url)).toBe('302 /__foyer/?page=%2Fshop%2F'),
)

it.each([
  ['/shop/', '/__foyer/'],
  ['/shop/', '/shop/'],
  ['/shop/', '/shop/__foyer/places.js'],
  ['/', '/__foyer/'],
])('for an app below %s, passes %s on', (base, url) => {
  expect(answerOf(base, url)).toBe('passed on')
})
