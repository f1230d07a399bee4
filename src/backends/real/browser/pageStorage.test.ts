import { describe, expect, it } from 'vitest'
import { usualPrefix, type Storage } from '../../port/storage.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createPageStorage, type PageWindow } from './pageStorage.ts'

type Change = readonly [key: string | undefined, isHere: boolean | undefined]

/** A page with one storage, and what its widgets hear. */
function createPage() {
  const page = new EventTarget() as PageWindow
  let notifyTab: Parameters<NonNullable<Storage['subscribe']>>[0] = () => undefined
  const kept = memoryStorage()
  const storage: Storage = {
    ...kept,
    subscribe(listener) {
      notifyTab = listener
      return () => (notifyTab = () => undefined)
    },
  }
  function widget(prefix = usualPrefix) {
    const own = createPageStorage(storage, prefix, () => page)
    const heard: Change[] = []
    const stop = own.subscribe?.((...change: Change) => heard.push([change[0], change[1]]))
    return { ...own, heard, stop }
  }
  return { entries: kept.entries, widget, otherTab: (key?: string) => notifyTab(key) }
}

describe('the widgets of one page', () => {
  it('hear what another one has stored or removed, and not what they did themselves', () => {
    const { widget } = createPage()
    const [first, second] = [widget(), widget()]
    first.set('@foyer/network', 'eip155:1')
    first.remove('@foyer/network')
    expect(first.heard).toEqual([])
    expect(second.heard).toEqual([
      ['@foyer/network', true],
      ['@foyer/network', true],
    ])
  })

  it('hear nothing of a value that stays, or of a key that was not there', () => {
    const { widget } = createPage()
    const [first, second] = [widget(), widget()]
    first.set('@foyer/network', 'eip155:1')
    first.set('@foyer/network', 'eip155:1')
    first.remove('@foyer/labels')
    expect(second.heard).toHaveLength(1)
  })

  it('hear what another one tells, although nothing is stored', () => {
    const { entries, widget } = createPage()
    const [first, second] = [widget(), widget()]
    first.tell?.('@foyer/signedIn')
    expect([first.heard, second.heard]).toEqual([[], [['@foyer/signedIn', true]]])
    expect(entries.size).toBe(0)
  })

  it('hear the other tabs too, until they stop', () => {
    const { widget, otherTab } = createPage()
    const [first, second] = [widget(), widget()]
    otherTab('@foyer/connector')
    otherTab()
    second.stop?.()
    first.set('@foyer/network', 'eip155:1')
    otherTab('@foyer/connector')
    expect(second.heard).toEqual([
      ['@foyer/connector', undefined],
      [undefined, undefined],
    ])
  })
})

describe('widgets with different prefixes', () => {
  it('store under their own keys and hear nothing of each other', () => {
    const { entries, widget } = createPage()
    const [first, second] = [widget(), widget('shop/')]
    first.set('@foyer/connector', 'fox')
    second.set('@foyer/connector', 'orbit')
    expect([...entries]).toEqual([
      ['@foyer/connector', 'fox'],
      ['shop/connector', 'orbit'],
    ])
    expect([first.get('@foyer/connector'), second.get('@foyer/connector')]).toEqual([
      'fox',
      'orbit',
    ])
    expect([first.heard, second.heard]).toEqual([[], []])
    second.remove('@foyer/connector')
    expect([...entries.keys()]).toEqual(['@foyer/connector'])
  })

  it('hear another tab of the same prefix', () => {
    const { widget, otherTab } = createPage()
    const { heard } = widget('shop/')
    otherTab('shop/connector')
    otherTab('@foyer/connector')
    expect(heard).toEqual([['@foyer/connector', undefined]])
  })
})

it('works on a server, without a window', () => {
  const storage = createPageStorage(memoryStorage(), usualPrefix)
  const stop = storage.subscribe?.(() => expect.fail('Nobody tells.'))
  storage.set('@foyer/network', 'eip155:1')
  stop?.()
  expect(storage.get('@foyer/network')).toBe('eip155:1')
})
