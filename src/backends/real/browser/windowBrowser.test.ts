import { describe, expect, it } from 'vitest'
import { checkWalletLink } from '../../port/links/checkWalletLink.ts'
import { fakeWindow } from '../testing/fakeWindow.ts'
import { createWindowBrowser } from './windowBrowser.ts'

function inWindow() {
  const fake = fakeWindow()
  return { ...fake, browser: createWindowBrowser(() => fake.window) }
}

describe('links and popups', () => {
  it('opens a desktop or web link in a new tab and a mobile link in the same', () => {
    const { browser, opened } = inWindow()
    browser.openLink('https://wallet.example/wc', 'blank')
    browser.openWalletLink(checkWalletLink('https://wallet.example/wc?uri=wc%3A1'), 'blank')
    browser.openWalletLink(checkWalletLink('metamask://wc?uri=wc%3A1'), 'self')
    expect(opened).toEqual([
      ['https://wallet.example/wc', '_blank', 'noopener,noreferrer'],
      ['https://wallet.example/wc?uri=wc%3A1', '_blank', 'noopener,noreferrer'],
      ['metamask://wc?uri=wc%3A1', '_self', 'noopener,noreferrer'],
    ])
  })

  it('the browser never opens a script URL', () => {
    const { browser, opened } = inWindow()
    expect(() => browser.openLink('javascript:alert(1)', 'self')).toThrow('Refused to open')
    expect(() => browser.openLink('metamask://wc?uri=wc%3A1', 'self')).toThrow('Refused to open')
    expect(opened).toEqual([])
  })

  it('opens an empty popup of 600 by 800 and navigates it to a checked address', () => {
    const { browser, opened, popup } = inWindow()
    const login = browser.openPopup('popupWindow')
    expect(opened).toEqual([['', 'popupWindow', 'width=600,height=800,scrollbars=yes']])
    login.navigate('https://accounts.example/')
    expect(popup.location.href).toBe('https://accounts.example/')
    expect(() => login.navigate('metamask://x')).toThrow('Refused to open')
    expect(() => login.navigate('javascript:alert(1)')).toThrow('Refused to open')
    login.close()
    expect(login.closed).toBe(true)
  })

  it('throws when the popup is blocked', () => {
    const { browser, block } = inWindow()
    block()
    expect(() => browser.openPopup('popupWindow')).toThrow(
      expect.objectContaining({ code: 'popup.blocked' }),
    )
  })
})

describe('the page', () => {
  it('is loaded again', () => {
    const { browser, loads } = inWindow()
    browser.reload()
    expect(loads.count).toBe(2)
  })

  it('reports device, theme and visibility, and their changes', () => {
    const { browser, page, setMedia } = inWindow()
    const notified: unknown[] = []
    const unsubscribe = [
      browser.subscribeDevice(({ mobile }) => notified.push(mobile)),
      browser.subscribePrefersDark((dark) => notified.push(['dark', dark])),
      browser.subscribeVisible((visible) => notified.push(['visible', visible])),
    ]
    expect([browser.device().mobile, browser.prefersDark(), browser.visible()]).toEqual([
      false,
      false,
      true,
    ])
    setMedia('(pointer: coarse)', true)
    setMedia('(prefers-color-scheme: dark)', true)
    page.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    unsubscribe.forEach((stop) => stop())
    setMedia('(prefers-color-scheme: dark)', false)
    expect(notified).toEqual([true, ['dark', true], ['visible', false]])
  })

  it('copies text, and rejects when copying is not allowed', async () => {
    const { browser, board } = inWindow()
    await browser.copy('0xabc')
    expect(await browser.readClipboard()).toBe('0xabc')
    board.refuse = true
    await expect(browser.copy('0xdef')).rejects.toMatchObject({ code: 'clipboard.failed' })
  })

  it('copies the selection where the clipboard is refused, and reports whether it could', () => {
    const { browser, board } = inWindow()
    expect(browser.copySelection()).toBe(false)
    board.selected = '0xabc'
    expect([browser.copySelection(), board.text]).toEqual([true, '0xabc'])
  })

  it('passes messages on with their origin and source', () => {
    const { browser, window } = inWindow()
    const received: unknown[] = []
    const unsubscribe = browser.subscribeMessages((message) => received.push(message))
    const message = { origin: 'https://a.example', data: { x: 1 } }
    window.dispatchEvent(new MessageEvent('message', message))
    unsubscribe()
    window.dispatchEvent(new MessageEvent('message', message))
    expect(received).toEqual([{ ...message, source: null }])
  })

  it('stops scrolling until the last lock of any widget is released, then restores the style', () => {
    const { browser, window } = inWindow()
    const other = createWindowBrowser(() => window)
    const root = window.document.documentElement
    root.style.overflow = 'scroll'
    const unlock = browser.lockScroll()
    const unlockOther = other.lockScroll()
    expect([root.style.overflow, root.style.scrollbarGutter]).toEqual(['hidden', 'stable'])
    unlock()
    unlock()
    expect(root.style.overflow).toBe('hidden')
    unlockOther()
    expect(root.style.overflow).toBe('scroll')
    expect(root.dataset).toEqual({})
  })
})

describe('on a server', () => {
  const browser = createWindowBrowser(() => undefined)

  it('the browser is a visible, light desktop page without a window', () => {
    expect(browser.device()).toEqual({ kind: 'desktop', mobile: false, width: 1280 })
    expect([browser.origin, browser.prefersDark(), browser.visible()]).toEqual(['', false, true])
  })

  it('subscribes to nothing and locks nothing without a window, and does not fail', () => {
    const stops = [
      browser.subscribeDevice(() => undefined),
      browser.subscribeMessages(() => undefined),
      browser.lockScroll(),
    ]
    expect(stops.map((stop) => stop())).toEqual([undefined, undefined, undefined])
  })

  it('rejects copying without a window', async () => {
    await expect(browser.copy('x')).rejects.toMatchObject({ code: 'internal' })
  })
})

it('reports a page that comes back from the cache of the browser, and not one that loads', () => {
  const { window } = fakeWindow()
  const seen: boolean[] = []
  const stop = createWindowBrowser(() => window).subscribeVisible((visible) => seen.push(visible))
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  show(true)
  stop()
  show(true)
  expect(seen).toEqual([true])
})

it('reports a resized window until it is unsubscribed', () => {
  const { window } = fakeWindow()
  const browser = createWindowBrowser(() => window)
  const widths: number[] = []
  const stop = browser.subscribeDevice(({ width }) => widths.push(width))
  window.dispatchEvent(new Event('resize'))
  stop()
  window.dispatchEvent(new Event('resize'))
  expect(widths).toEqual([window.innerWidth])
})

describe('an idle page', () => {
  function idleWindow(connection?: object) {
    const { window, browser } = inWindow()
    const idle: (() => void)[] = []
    const cancelled: number[] = []
    Object.assign(window, {
      requestIdleCallback: (task: () => void) => idle.push(task),
      cancelIdleCallback: (handle: number) => cancelled.push(handle),
    })
    if (connection !== undefined) Object.assign(window.navigator, { connection })
    return { browser, idle, cancelled }
  }

  it('runs the task when the page is idle, unless cancelled', () => {
    const { browser, idle, cancelled } = idleWindow({ saveData: false, effectiveType: '4g' })
    const ran: string[] = []
    const stop = browser.whenIdle(() => ran.push('task'))
    expect(ran).toEqual([])
    idle.forEach((task) => task())
    expect(ran).toEqual(['task'])
    stop()
    expect(cancelled).toEqual([1])
  })

  it.each([{ saveData: true }, { type: 'cellular' }, { effectiveType: 'slow-2g' }])(
    'runs no idle task on a connection like %j',
    (connection) => {
      const { browser, idle } = idleWindow(connection)
      expect(browser.whenIdle(() => undefined)()).toBeUndefined()
      expect(idle).toEqual([])
    },
  )

  it.each([
    [{ saveData: true }, true],
    [{ type: 'cellular', effectiveType: '2g' }, false],
    [undefined, false],
  ])('with the connection %j, says that the visitor saves data: %s', (connection, saves) => {
    expect(idleWindow(connection).browser.savesData()).toBe(saves)
  })

  it('runs no idle task when the browser cannot tell', () => {
    expect(inWindow().browser.whenIdle(() => undefined)()).toBeUndefined()
  })
})
