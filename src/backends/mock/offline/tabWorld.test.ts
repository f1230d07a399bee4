import { expect, it } from 'vitest'
import { abandonedTabLimits } from '../shared/abandonedTabLimits.ts'
import type { WorldState } from '../world/worldTypes.ts'
import { createTabWorld } from './tabWorld.ts'

/** A tab with a copy of another tab's session storage. */
function openTab(copied: readonly (readonly [string, string])[] = []) {
  const items = new Map(copied)
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const target = Object.assign(new EventTarget(), { sessionStorage, Date })
  const page = target as unknown as Window & typeof globalThis
  return { page, items, leave: () => target.dispatchEvent(new Event('pagehide')), target }
}

const kept = {
  stageKey: 'one',
  worldId: '',
  world: { seed: 7 } as WorldState,
  now: 5,
  asks: false,
  faults: [],
}

it('gives the world of a page to the next page of the tab', () => {
  const { page, leave } = openTab()
  expect(createTabWorld(page).take('')).toBeUndefined()
  const stop = createTabWorld(page).keepOnLeave(() => kept)
  leave()
  stop()
  expect(createTabWorld(page).take('')).toEqual(kept)
})

it('gives no world to a tab that is copied while its page is open', () => {
  const first = openTab()
  createTabWorld(first.page).keepOnLeave(() => kept)
  first.leave()
  createTabWorld(first.page).take('')
  const second = openTab([...first.items])
  expect(createTabWorld(second.page).take('')).toBeUndefined()
})

it("removes the kept world when the page returns from the browser's cache", () => {
  const { page, leave, target } = openTab()
  createTabWorld(page).keepOnLeave(() => kept)
  leave()
  target.dispatchEvent(new Event('pageshow'))
  expect(createTabWorld(page).take('')).toBeUndefined()
})

it('starts a new world when the host has changed its config', () => {
  const keptWith = (worldId: string) => {
    const { page, leave } = openTab()
    createTabWorld(page).keepOnLeave(() => ({ ...kept, worldId }))
    leave()
    return createTabWorld(page)
  }
  expect(keptWith('one').take('one')).toEqual({ ...kept, worldId: 'one' })
  expect(keptWith('one').take('other')).toBeUndefined()
  expect(keptWith('one').take('')).toBeUndefined()
})

it('ends a world that was left for long, before its chains stop', () => {
  let time = 1_000
  const { page, leave } = openTab()
  const tab = () => createTabWorld(page, () => time)
  tab().keepOnLeave(() => kept)
  leave()
  time += abandonedTabLimits.worldEndsAfter - 1
  expect(tab().take('')).toEqual(kept)
  leave()
  time += abandonedTabLimits.worldEndsAfter
  const late = tab()
  expect([late.take(''), late.hadEnded()]).toEqual([undefined, true])
})

it('measures real time on a page whose Date follows the virtual clock', () => {
  const { page, leave } = openTab()
  createTabWorld(page).keepOnLeave(() => kept)
  Object.assign(page, { Date: { now: () => kept.now } })
  leave()
  Object.assign(page, { Date })
  const next = createTabWorld(page)
  expect([next.take(''), next.hadEnded()]).toEqual([kept, false])
})

it.each([
  [abandonedTabLimits.worldEndsAfter - 1, 0],
  [abandonedTabLimits.worldEndsAfter, 1],
])("notifies a page that returns from the browser's cache after %d ms", (away, times) => {
  let time = 1_000
  let late = 0
  const { page, leave, target } = openTab()
  createTabWorld(page, () => time).keepOnLeave(
    () => kept,
    () => (late += 1),
  )
  target.dispatchEvent(new Event('pageshow'))
  leave()
  time += away
  target.dispatchEvent(new Event('pageshow'))
  expect(late).toBe(times)
})
