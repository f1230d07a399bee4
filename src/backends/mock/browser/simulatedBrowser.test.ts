import { describe, expect, it } from 'vitest'
import { checkWalletLink } from '../../port/links/checkWalletLink.ts'
import { createWindowBrowser } from '../../real/browser/windowBrowser.ts'
import type { DeviceProfile } from './deviceProfile.ts'
import { createClipboard } from './clipboard.ts'
import { createOpener } from './opener.ts'
import { createPrefixedStorage } from './prefixedStorage.ts'
import { simulatedWindow } from './simulatedWindow.ts'

const iphone: DeviceProfile = {
  name: 'iphone',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  width: 390,
  height: 760,
  coarsePointer: true,
}

/** The production Browser port on a simulated window. */
function setUp(device?: DeviceProfile) {
  const opener = createOpener()
  const clipboard = createClipboard()
  const real = Object.assign(new EventTarget(), {
    innerWidth: 800,
    location: { origin: 'http://dapp.test' },
    navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' },
    document: new EventTarget(),
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  })
  const window = real as unknown as Window
  const simulated = simulatedWindow({ window, device, opener, clipboard })
  return { browser: createWindowBrowser(() => simulated), opener, clipboard, real }
}

describe('the simulated browser', () => {
  it('the simulated browser has the device of the profile, as wide as the window', () => {
    expect(setUp(iphone).browser.device()).toEqual({ kind: 'ios', mobile: true, width: 800 })
    expect(setUp().browser.device()).toEqual({ kind: 'desktop', mobile: false, width: 800 })
  })

  it('lists links and opens none', () => {
    const { browser, opener } = setUp()
    browser.openLink('https://wallet.example/', 'blank')
    browser.openWalletLink(checkWalletLink('emberfox://wc?uri=wc%3A7f6e%402'), 'self')
    expect(opener.list()).toEqual([
      { url: 'https://wallet.example/', target: '_blank' },
      { url: 'emberfox://wc?uri=wc%3A7f6e%402', target: '_self' },
    ])
    expect(() => browser.openLink('javascript:alert(1)', 'blank')).toThrow('Refused to open')
    expect(opener.list()).toHaveLength(2)
  })

  it('returns popups that can be navigated and closed', () => {
    const { browser, opener } = setUp()
    const popup = browser.openPopup('popupWindow')
    expect([popup.closed, opener.list()]).toEqual([false, [{ url: '', target: 'popupWindow' }]])
    popup.navigate('https://provider.example/')
    popup.close()
    expect([popup.closed, opener.list()]).toEqual([
      true,
      [{ url: 'https://provider.example/', target: 'popupWindow' }],
    ])
  })

  it('the simulated browser has its own clipboard, which can be denied', async () => {
    const { browser, clipboard } = setUp()
    await browser.copy('0xabc')
    expect(clipboard.read()).toBe('0xabc')
    clipboard.write('123456')
    expect(await browser.readClipboard()).toBe('123456')
    clipboard.deny(true)
    await expect(browser.copy('x')).rejects.toMatchObject({ code: 'clipboard.failed' })
    await expect(browser.readClipboard()).rejects.toMatchObject({ code: 'clipboard.failed' })
    clipboard.deny(false)
    expect(await browser.readClipboard()).toBe('123456')
  })

  it('receives the messages of the real window', () => {
    const { browser, real } = setUp()
    const received: unknown[] = []
    const stop = browser.subscribeMessages(({ origin, data }) => received.push([origin, data]))
    real.dispatchEvent(new MessageEvent('message', { origin: 'http://a.test', data: 1 }))
    stop()
    real.dispatchEvent(new MessageEvent('message', { origin: 'http://a.test', data: 2 }))
    expect(received).toEqual([['http://a.test', 1]])
  })
})

describe('the storage of a stage', () => {
  function setUpStorage() {
    const kept = new Map([['other:a', '1']])
    let notify: (key: string | undefined) => void = () => undefined
    const storage = createPrefixedStorage({
      prefix: 'mine:',
      keys: () => [...kept.keys()],
      storage: {
        get: (key) => kept.get(key),
        set: (key, value) => kept.set(key, value),
        remove: (key) => kept.delete(key),
        subscribe(listener) {
          notify = listener
          return () => undefined
        },
      },
    })
    return { storage, kept, notify: (key: string | undefined) => notify(key) }
  }

  it('belongs to one stage and is cleared alone', () => {
    const { storage, kept } = setUpStorage()
    storage.set('a', '2')
    storage.set('b', '3')
    expect([storage.get('a'), kept.get('mine:a'), kept.get('other:a')]).toEqual(['2', '2', '1'])
    storage.remove('b')
    expect(storage.get('b')).toBeUndefined()
    storage.clear()
    expect([...kept]).toEqual([['other:a', '1']])
  })

  it('notifies of its own keys only, and when all were cleared', () => {
    const { storage, notify } = setUpStorage()
    const received: (string | undefined)[] = []
    storage.subscribe?.((key) => received.push(key))
    notify('other:a')
    notify('mine:a')
    notify(undefined)
    expect(received).toEqual(['a', undefined])
  })
})
