import { describe, expect, it } from 'vitest'
import type { ViewParams } from '../../core/kernel/viewParams.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { AllWalletsRow } from './list/AllWalletsRow.tsx'
import AllWalletsView from './AllWalletsView.tsx'
import ConnectingExternalView from './ConnectingExternalView.tsx'
import DownloadsView from './DownloadsView.tsx'
import { FoundWallets } from './directory/FoundWallets.tsx'
import { GetWalletPrompt } from './public/GetWalletPrompt.tsx'
import GetWalletView from './GetWalletView.tsx'
import { NoWallets } from './directory/NoWallets.tsx'
import { aWallet } from './testing/aWallet.ts'
import { markup } from './testing/markup.tsx'
import { visibleText } from './testing/visibleText.ts'
import { WalletGridShimmer } from './directory/WalletGridShimmer.tsx'
import { WalletList } from './public/WalletList.tsx'

const hostile = '<img src=x onerror=alert(1)>'
const everywhere = {
  homepage: 'https://wallet.test/',
  chrome_store: 'https://chrome.test/',
  app_store: 'https://apple.test/',
  play_store: 'https://play.test/',
}
const nothing = () => undefined

function downloads(params: ViewParams['Downloads']) {
  const { core } = createTestCore()
  core.router.push('Downloads', params)
  return markup(core, <DownloadsView />)
}

describe('the wallet list', () => {
  it.each([
    [638, '630+'],
    [430, '430+'],
    [10, '10+'],
    [9, '9'],
  ])('tags All Wallets with %i wallets as %s [C-083 C-354 C-355]', (count, tag) => {
    const { core } = createTestCore()
    expect(visibleText(markup(core, <AllWalletsRow count={count} />))).toBe(`All Wallets${tag}`)
  })

  it('writes the count from left to right in every language', () => {
    const html = markup(createTestCore().core, <AllWalletsRow count={640} />)
    expect(html).toContain('<bdi dir="ltr">640+</bdi>')
  })

  it('shows no tag while the count is unknown', () => {
    const { core } = createTestCore()
    expect(visibleText(markup(core, <AllWalletsRow count={undefined} />))).toBe('All Wallets')
  })

  it('shows the All Wallets entry by the option [C-018]', () => {
    const list = (allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE') =>
      visibleText(markup(createTestCore({ host: { allWallets } }).core, <WalletList />))
    expect(list('SHOW')).toContain('All Wallets')
    expect(list('HIDE')).not.toContain('All Wallets')
    expect(list('ONLY_MOBILE')).not.toContain('All Wallets')
  })

  it('is busy while the directory loads', () => {
    const { core } = createTestCore()
    expect(markup(core, <WalletList />)).toContain('aria-busy="true"')
  })

  it("lists the host's own wallets as text, whatever their name [C-022]", () => {
    const customWallets = [aWallet('c', { name: hostile, image_url: 'javascript:alert(1)' })]
    const html = markup(createTestCore({ host: { customWallets } }).core, <WalletList />)
    expect(visibleText(html)).toContain(hostile)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('javascript:')
  })
})

describe('AllWallets', () => {
  it('shows a search bar and 16 placeholders on the first load [C-094]', () => {
    const { core } = createTestCore()
    const html = markup(core, <AllWalletsView />)
    expect(html).toContain('aria-label="Search wallet"')
    expect(html.match(/data-placeholder/g)).toHaveLength(16)
    expect(visibleText(markup(core, <WalletGridShimmer />))).toBe('Loading wallets')
  })

  it("says 'No Wallet found' when a search has no result [C-338]", () => {
    const { core } = createTestCore()
    const state = { status: 'found', query: 'nobody', wallets: [] } as const
    expect(visibleText(markup(core, <FoundWallets state={state} onRetry={nothing} />))).toBe(
      'No Wallet found',
    )
  })

  it('offers a retry when the directory failed', () => {
    const { core } = createTestCore()
    expect(visibleText(markup(core, <NoWallets failed onRetry={nothing} />))).toBe(
      'Wallets could not be loadedCheck your connection, then try again.Try again',
    )
  })

  it('shows the found wallets as text', () => {
    const { core } = createTestCore()
    const state = {
      status: 'found',
      query: 'x',
      wallets: [aWallet('1', { name: hostile })],
    } as const
    const html = markup(core, <FoundWallets state={state} onRetry={nothing} />)
    expect(visibleText(html)).toBe(hostile)
    expect(html).not.toContain('<img')
  })
})

describe('ConnectingExternal', () => {
  it("says 'Continue in {wallet}' [C-096]", () => {
    const { core } = createTestCore()
    core.router.push('ConnectingExternal', {
      connectorId: 'gone',
      wallet: aWallet('1', { name: hostile }),
    })
    const html = markup(core, <ConnectingExternalView />)
    expect(visibleText(html)).toContain(`Continue in ${hostile}`)
    expect(html).toContain('data-status="connecting"')
  })

  it("shows the wallet's picture [C-096]", () => {
    const { core } = createTestCore()
    const image_url = 'https://images.test/fox.png'
    core.router.push('ConnectingExternal', {
      connectorId: 'gone',
      wallet: aWallet('1', { image_url }),
    })
    expect(markup(core, <ConnectingExternalView />)).toContain(`src="${image_url}"`)
  })
})

describe("the prompt 'Don't have {wallet}?'", () => {
  const prompt = (name: string, links = {}) => {
    const { core } = createTestCore()
    return visibleText(markup(core, <GetWalletPrompt wallet={aWallet('1', { name, ...links })} />))
  }

  it("shows a 'Get' button [C-086]", () => {
    expect(prompt('Fox', everywhere)).toBe("Don't have Fox?Get")
  })

  it('truncates the name at 12 characters [C-275]', () => {
    expect(prompt('Twelve chars', everywhere)).toBe("Don't have Twelve chars?Get")
    expect(prompt('Thirteen char', everywhere)).toBe("Don't have Thirteen cha...?Get")
  })

  it('hides the prompt for a wallet without a download', () => {
    expect(prompt('Fox')).toBe('')
    expect(prompt('Fox', { homepage: 'javascript:alert(1)' })).toBe('')
  })
})

describe('Downloads', () => {
  it('offers Chrome Extension, iOS App, Android App and Website [C-109]', () => {
    const html = downloads({ wallet: aWallet('1', everywhere) })
    expect(visibleText(html)).toBe('Chrome ExtensioniOS AppAndroid AppWebsite')
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="https://chrome.test/"',
      'href="https://apple.test/"',
      'href="https://play.test/"',
      'href="https://wallet.test/"',
    ])
  })

  it("offers only the wallet's downloads [C-109]", () => {
    const html = downloads({ wallet: aWallet('1', { app_store: 'https://apple.test/' }) })
    expect(visibleText(html)).toBe('iOS App')
  })

  it("shows 'Not Detected' for a wallet that was to be connected [C-339]", () => {
    const html = downloads({ wallet: aWallet('1', everywhere), notDetected: true })
    expect(visibleText(html)).toMatch(/^Not DetectedWallet 1 is not installed/)
  })

  it('links to the wallet explorer without a safe link', () => {
    const html = downloads({ wallet: aWallet('1', { homepage: 'javascript:alert(1)' }) })
    expect(visibleText(html)).toContain('Not Detected')
    expect(visibleText(html)).toContain('Explore all')
    expect(html).not.toContain('javascript:')
  })

  it('links to the wallet explorer when no wallet is given', () => {
    const shown = visibleText(downloads(undefined))
    expect(shown).toContain('Find a wallet')
    expect(shown).toContain('Explore all')
    expect(shown).not.toContain('Not Detected')
  })
})

describe('GetWallet', () => {
  it("shows an 'Explore all' link to the wallet explorer [C-108]", () => {
    const html = markup(createTestCore().core, <GetWalletView />)
    expect(visibleText(html)).toBe('Explore all')
    expect(html).toMatch(/<a [^>]*href="https:\/\/explorer\.walletconnect\.com[^>]*target="_blank"/)
  })
})
