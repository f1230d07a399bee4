import { describe, expect, it } from 'vitest'
import { createOpener } from './opener.ts'

const allowed = 'http://sites.test'

function setUp(options: { blocked?: boolean } = {}) {
  const shown: string[] = []
  // Only its identity matters.
  const source = new EventTarget() as unknown as MessageEventSource
  let closed = false
  const ended: number[] = []
  let loads = 0
  const opener = createOpener({
    awaitLoad() {
      loads += 1
      const number = loads
      return { end: () => void ended.push(number), turn: Promise.resolve() }
    },
    openReal: () => ({
      source,
      get closed() {
        return closed
      },
      show: (url) => void shown.push(url),
      close: () => void (closed = true),
      focus: () => undefined,
    }),
    mayShow: (url) => url.startsWith(allowed),
    isBlocked: () => options.blocked === true,
  })
  return { opener, shown, source, ended, closeReal: () => void (closed = true) }
}

describe('popups of the simulated browser', () => {
  it('shows simulated sites in popups, and no page of the outside', () => {
    const { opener, shown } = setUp()
    const popup = opener.open('', 'popupWindow')
    goTo(popup, 'https://outside.example/')
    goTo(popup, `${allowed}/sites/social/`)
    expect(shown).toEqual([`${allowed}/sites/social/`])
    expect(opener.list()).toEqual([{ url: `${allowed}/sites/social/`, target: 'popupWindow' }])
  })

  it('refuses popups when a fault blocks them, and does not list them', () => {
    const { opener } = setUp({ blocked: true })
    expect(opener.open('', 'popupWindow')).toBeNull()
    expect(opener.list()).toEqual([])
  })

  it('the page and the visitor can close popups', () => {
    const ours = setUp()
    const popup = ours.opener.open('', 'popupWindow')
    expect(popup?.closed).toBe(false)
    popup?.close()
    expect([popup?.closed, ours.opener.popupOf(ours.source)?.closed]).toEqual([true, true])
    const theirs = setUp()
    const other = theirs.opener.open('', 'popupWindow')
    theirs.closeReal()
    expect(other?.closed).toBe(true)
  })

  it('closes all popups together', () => {
    const { opener, ended } = setUp()
    const popup = opener.open('', 'popupWindow')
    goTo(popup, `${allowed}/sites/social/`)
    expect(opener.openPopups()).toBe(1)
    opener.closePopups()
    expect([popup?.closed, opener.openPopups(), ended]).toEqual([true, 0, [1]])
  })

  it('awaits popups while they load a simulated site, until they have loaded or closed', () => {
    const { opener, source, ended } = setUp()
    const popup = opener.open('', 'popupWindow')
    expect(opener.loaded(source)).toBeUndefined()
    goTo(popup, 'https://outside.example/')
    expect(opener.loaded(source)).toBeUndefined()
    goTo(popup, `${allowed}/sites/social/`)
    expect(ended).toEqual([])
    expect(opener.loaded(source)).toBeInstanceOf(Promise)
    expect(ended).toEqual([1])
    expect(opener.loaded(source)).toBeUndefined()
    goTo(popup, `${allowed}/sites/social/`)
    popup?.close()
    expect(ended).toEqual([1, 2])
  })

  it('popups exchange messages through the handle that the page received', () => {
    const { opener, source } = setUp()
    expect(opener.handleOf(source)).toBe(source)
    const popup = opener.open('', 'popupWindow')
    expect(opener.handleOf(source)).toBe(popup)
    expect(opener.handleOf(null)).toBeNull()
    expect(opener.popupOf(source)).not.toBeUndefined()
  })
})

function goTo(popup: { location: object } | null | undefined, href: string) {
  Object.assign(popup?.location ?? {}, { href })
}
