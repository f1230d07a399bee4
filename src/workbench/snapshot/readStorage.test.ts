import { expect, it } from 'vitest'
import { readStorage } from './readStorage.ts'

function storageOf(entries: Readonly<Record<string, string>>): Storage {
  const keys = Object.keys(entries)
  return {
    length: keys.length,
    key: (index: number) => keys[index] ?? null,
    getItem: (key: string) => entries[key] ?? null,
  } as Storage
}

const page = (parts: { local?: object; session?: object; cookie?: string }) => ({
  localStorage: storageOf({ ...parts.local }),
  sessionStorage: storageOf({ ...parts.session }),
  document: { cookie: parts.cookie ?? '' },
})

it('lists the entries of the widget before those of the page, sorted by name', () => {
  const { local } = readStorage(page({ local: { theme: 'dark', cart: '[1]' } }), [
    ['@foyer/network', 'eip155:1'],
    ['@foyer/connector', 'emberfox'],
  ])
  expect(local).toEqual([
    { name: '@foyer/connector', value: 'emberfox', isWidget: true },
    { name: '@foyer/network', value: 'eip155:1', isWidget: true },
    { name: 'cart', value: '[1]', isWidget: false },
    { name: 'theme', value: 'dark', isWidget: false },
  ])
})

it('leaves out the keys of the workbench, of the simulator and of other tabs', () => {
  const { local, session } = readStorage(
    page({
      local: { 'foyer.workbench.settings.v1': '{}', 'foyer:4b1c:@foyer/network': '', foyers: '2' },
      session: { 'foyer.stage.key': '4b1c', 'foyer.mock.world': '{}', draft: 'Hi' },
    }),
    [],
  )
  expect(local.map(({ name }) => name)).toEqual(['foyers'])
  expect(session.map(({ name }) => name)).toEqual(['draft'])
})

it('splits cookies at their first equals sign', () => {
  const { cookies } = readStorage(page({ cookie: 'session=a=b; theme=dark; flag' }), [])
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['', 'flag'],
    ['session', 'a=b'],
    ['theme', 'dark'],
  ])
})

it('lists nothing for a page without stored data', () => {
  expect(readStorage(page({}), [])).toEqual({ local: [], session: [], cookies: [] })
})
