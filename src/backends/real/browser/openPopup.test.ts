import { expect, it } from 'vitest'
import { openPopup } from './openPopup.ts'

function setUp() {
  const calls: string[] = []
  const popup = {
    opener: 'the page' as unknown,
    closed: false,
    location: { href: '' },
    close: () => calls.push('close'),
    focus: () => calls.push('focus'),
  }
  const owner = { open: () => popup as never }
  return { popup, owner, calls }
}

it("keeps or removes the window's reference to the page", () => {
  const { owner, popup } = setUp()
  openPopup(owner, 'login')
  expect(popup.opener).toBe('the page')
  openPopup(owner, 'login', true)
  expect(popup.opener).toBeNull()
})

it('recognises its own window, opens only checked addresses in it, and focuses and closes it', () => {
  const { calls, owner, popup } = setUp()
  const opened = openPopup(owner, 'login')
  expect([opened.isSource(popup as never), opened.isSource({} as never)]).toEqual([true, false])
  expect(() => opened.navigate('javascript:alert(1)')).toThrow(
    expect.objectContaining({ code: 'link.refused' }),
  )
  opened.navigate('https://pay.test/')
  expect(popup.location.href).toBe('https://pay.test/')
  opened.focus()
  opened.close()
  popup.closed = true
  expect([calls, opened.closed]).toEqual([['focus', 'close'], true])
})

it('replaces a window of the same name that shows another site', () => {
  const { calls, popup } = setUp()
  const taken = Object.defineProperty({ close: () => calls.push('closed the other') }, 'opener', {
    set() {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  })
  const windows = new Map<string, unknown>([
    ['login', taken],
    ['_blank', popup],
  ])
  const owner = { open: (_: string, name: string) => windows.get(name) as never }
  openPopup(owner, 'login', true).navigate('https://pay.test/')
  expect([calls, popup.opener, popup.location.href]).toEqual([
    ['closed the other'],
    null,
    'https://pay.test/',
  ])
})

it('throws when the browser blocks the popup', () => {
  expect(() => openPopup({ open: () => null }, 'login')).toThrow(
    expect.objectContaining({ code: 'popup.blocked' }),
  )
})
