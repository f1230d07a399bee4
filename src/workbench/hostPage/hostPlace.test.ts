import { expect, it } from 'vitest'
import { createHostPlace } from './hostPlace.ts'

/** The place that the panels show when opened at `/__foyer/` with this query. */
function shownAt(search: string): string {
  const location = { origin: 'http://localhost:5173', search }
  const document = { querySelector: () => null }
  return createHostPlace({ location, document } as unknown as Window).address({})
}

it('shows the start page, or the page of the address', () => {
  expect(shownAt('')).toBe('/')
  expect(shownAt(`?page=${encodeURIComponent('/cart?item=1#pay')}`)).toBe('/cart?item=1#pay')
})

it.each([
  'javascript:alert(1)',
  'https://evil.example/',
  '//evil.example/',
  String.raw`\\evil.example`,
  '/__foyer/',
  'http://',
])('shows the start page instead of %s', (page) => {
  expect(shownAt(`?page=${encodeURIComponent(page)}`)).toBe('/')
})

it('does not record the input of people on a host’s own page', () => {
  const document = { querySelector: () => null }
  const target = { location: { origin: 'http://localhost:5173' }, document } as unknown as Window
  expect(createHostPlace(target).isRecorded).toBe(false)
})

it('shows the page that opened the panels in a window', () => {
  const document = { querySelector: () => ({ content: 'http://localhost:3000/cart?item=1' }) }
  const target = { location: { origin: 'null', search: '' }, document } as unknown as Window
  expect(createHostPlace(target).address({})).toBe('http://localhost:3000/cart?item=1')
})
