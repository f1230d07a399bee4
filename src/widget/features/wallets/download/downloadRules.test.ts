import { describe, expect, it } from 'vitest'
import { downloadLinks, storeLink } from './downloadRules.ts'
import { aWallet } from '../testing/aWallet.ts'

const everywhere = aWallet('1', {
  homepage: 'https://wallet.test/',
  chrome_store: 'https://chrome.test/wallet',
  app_store: 'https://apple.test/wallet',
  play_store: 'https://play.test/wallet',
})

describe('downloadLinks', () => {
  it('lists Chrome Extension, iOS App, Android App and Website [C-109]', () => {
    expect(downloadLinks(everywhere)).toEqual([
      { kind: 'chromeExtension', url: 'https://chrome.test/wallet' },
      { kind: 'iosApp', url: 'https://apple.test/wallet' },
      { kind: 'androidApp', url: 'https://play.test/wallet' },
      { kind: 'website', url: 'https://wallet.test/' },
    ])
  })

  it('lists only the links the wallet has [C-109]', () => {
    expect(downloadLinks(aWallet('1', { play_store: 'https://play.test/' }))).toEqual([
      { kind: 'androidApp', url: 'https://play.test/' },
    ])
    expect(downloadLinks(aWallet('1'))).toEqual([])
    expect(downloadLinks(undefined)).toEqual([])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'mailto:somebody@wallet.test',
    ' javascript:alert(1)',
    'wallet.test',
    '',
  ])('leaves out %j, which is not a web address', (homepage) => {
    expect(downloadLinks(aWallet('1', { homepage }))).toEqual([])
  })
})

describe('storeLink', () => {
  const device = (kind: 'ios' | 'android' | 'desktop', mobile: boolean) => ({
    kind,
    mobile,
    width: 390,
  })

  it('returns the store of the phone', () => {
    expect(storeLink(everywhere, device('ios', true))).toBe('https://apple.test/wallet')
    expect(storeLink(everywhere, device('android', true))).toBe('https://play.test/wallet')
  })

  it('returns no store on a desktop and for a wallet that is not in that store', () => {
    expect(storeLink(everywhere, device('desktop', false))).toBeUndefined()
    expect(storeLink(everywhere, device('desktop', true))).toBeUndefined()
    expect(storeLink(aWallet('1'), device('ios', true))).toBeUndefined()
    expect(
      storeLink(aWallet('1', { app_store: 'javascript:alert(1)' }), device('ios', true)),
    ).toBeUndefined()
  })
})
