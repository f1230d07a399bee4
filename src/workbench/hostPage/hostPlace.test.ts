import { expect, it } from 'vitest'
import { createHostPlace } from './hostPlace.ts'

/** The place that the panels show when opened at `/__foyer/` with this query. */
function shownAt(search: string): string {
  const location = { origin: 'http://localhost:5173', pathname: '/__foyer/', search }
  const document = { querySelector: () => null }
  return createHostPlace({ location, document } as unknown as Window).address({}, undefined)
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

/** The panels at `/__foyer/`. */
function openPanels() {
  const location = { origin: 'http://localhost:5173', pathname: '/__foyer/', search: '' }
  const history = { replaceState: () => undefined }
  const document = { querySelector: () => null }
  const storage = { localStorage: {}, sessionStorage: {} }
  const target = { location, history, document, ...storage } as unknown as Window
  return { target, place: createHostPlace(target) }
}

it('continues the world of the tab first, then starts another one each time', () => {
  const { target, place } = openPanels()
  place.address({}, undefined)
  expect(target.foyerPanelsStart).toBeUndefined()
  place.address({ seed: 7 }, undefined)
  const first = target.foyerPanelsStart
  expect(first).toMatchObject({ asks: true, isPaused: false, seed: 7 })
  place.address({ seed: 7 }, undefined)
  expect(target.foyerPanelsStart?.stageKey).toBe(first?.stageKey)
  expect(target.foyerPanelsStart?.worldId).not.toBe(first?.worldId)
})

it('starts the world of a recording on its page, with time paused for a replay', () => {
  const { target, place } = openPanels()
  const recording = {
    id: 'recorded-1',
    title: 'Pay',
    tags: [],
    page: '/cart',
    seed: 3,
    startedAt: '2026-02-01T00:00:00Z',
    world: { prices: { ETH: 9 } },
    steps: [],
  }
  expect(place.address({ paused: true, device: 'iphone' }, recording)).toBe('/cart')
  expect(place.page()).toBe('/cart')
  expect(target.foyerPanelsStart).toMatchObject({
    isPaused: true,
    seed: 3,
    startedAt: 1_769_904_000_000,
    world: { prices: { ETH: 9 } },
    device: { name: 'iphone' },
  })
})

it('starts a new world with the sets of faults that the address switches on', () => {
  const { target, place } = openPanels()
  const rule = { target: 'swap.*', when: { always: true }, effect: { kind: 'drop' } } as const
  place.address({ faults: [{ name: 'lost', title: 'Lost', faults: [rule] }] }, undefined)
  expect(target.foyerPanelsStart?.faults).toEqual([{ ...rule, id: 'lost/1' }])
})

it('stays on the page of the host that is shown', () => {
  const { place } = openPanels()
  const meta = { append: () => undefined }
  const shown = {
    location: { href: 'http://localhost:5173/cart' },
    document: { querySelector: () => null, createElement: () => ({}), head: meta },
  }
  place.begin(shown as unknown as Window)
  shown.location.href = 'http://localhost:5173/paid?order=2'
  expect(place.address({}, undefined)).toBe('/paid?order=2')
})

it('records a host’s own page only when a person asks for it', () => {
  expect(openPanels().place.records).toBe('asked')
})

it('shows the page that opened the panels in a window', () => {
  const document = { querySelector: () => ({ content: 'http://localhost:3000/cart?item=1' }) }
  const target = { location: { origin: 'null', search: '' }, document } as unknown as Window
  expect(createHostPlace(target).address({}, undefined)).toBe('http://localhost:3000/cart?item=1')
})
