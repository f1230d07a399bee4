import { expect, it } from 'vitest'
import type { WorldState } from '../world/worldTypes.ts'
import { createTabWorld } from './tabWorld.ts'

/** A tab whose session storage holds what another one's held when it was copied. */
function openTab(copied: readonly (readonly [string, string])[] = []) {
  const items = new Map(copied)
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const target = Object.assign(new EventTarget(), { sessionStorage })
  const page = target as unknown as Window
  return { page, items, leave: () => target.dispatchEvent(new Event('pagehide')), target }
}

const kept = { stageKey: 'one', world: { seed: 7 } as WorldState, now: 5, asks: false }

it('gives the world of a page to the next page of the tab', () => {
  const { page, leave } = openTab()
  expect(createTabWorld(page).take()).toBeUndefined()
  const stop = createTabWorld(page).keepOnLeave(() => kept)
  leave()
  stop()
  expect(createTabWorld(page).take()).toEqual(kept)
})

it('gives nothing to a tab that is copied while its page is open', () => {
  const first = openTab()
  createTabWorld(first.page).keepOnLeave(() => kept)
  first.leave()
  createTabWorld(first.page).take()
  const second = openTab([...first.items])
  expect(createTabWorld(second.page).take()).toBeUndefined()
})

it('forgets what it kept when the page comes back from the cache of the browser', () => {
  const { page, leave, target } = openTab()
  createTabWorld(page).keepOnLeave(() => kept)
  leave()
  target.dispatchEvent(new Event('pageshow'))
  expect(createTabWorld(page).take()).toBeUndefined()
})

it('begins again when the host has changed its config', () => {
  const keptWith = (configId: string) => {
    const { page, leave } = openTab()
    createTabWorld(page).keepOnLeave(() => ({ ...kept, configId }))
    leave()
    return createTabWorld(page)
  }
  expect(keptWith('one').take('one')).toEqual({ ...kept, configId: 'one' })
  expect(keptWith('one').take('other')).toBeUndefined()
  expect(keptWith('one').take()).toBeUndefined()
})
