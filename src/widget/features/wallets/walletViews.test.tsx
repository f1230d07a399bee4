// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { ViewParams } from '../../core/kernel/viewParams.ts'
import type { Core } from '../../core/core.ts'
import { CoreContext } from '../../core/coreContext.ts'
import { show } from '../../testing/showView.tsx'
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

/** A directory whose wallets stay loading. */
const backend = { directory: { wallets: () => new Promise<never>(() => undefined) } }

const showIn = (core: Core, view: ReactNode) =>
  show(<CoreContext.Provider value={core}>{view}</CoreContext.Provider>)

/** The words of a view in their order. */
const words = (core: Core, view: ReactNode) => showIn(core, view).container.textContent

function showDownloads(params: ViewParams['Downloads']) {
  const { core } = createTestCore()
  core.router.push('Downloads', params)
  return showIn(core, <DownloadsView />)
}

describe('the wallet list', () => {
  it.each([
    [638, '630+'],
    [430, '430+'],
    [10, '10+'],
    [9, '9'],
  ])('tags All Wallets with %i wallets as %s [C-083 C-354 C-355]', (count, tag) => {
    const { core } = createTestCore()
    expect(words(core, <AllWalletsRow count={count} />)).toBe(`All Wallets${tag}`)
  })

  it('writes the count from left to right in every language', () => {
    const count = showIn(createTestCore().core, <AllWalletsRow count={640} />).getByText('640+')
    expect(count.tagName).toBe('BDI')
    expect(count.dir).toBe('ltr')
  })

  it('shows no tag while the count is unknown', () => {
    const { core } = createTestCore()
    expect(words(core, <AllWalletsRow count={undefined} />)).toBe('All Wallets')
  })

  it('shows the All Wallets entry by the option [C-018]', () => {
    const list = (allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE') =>
      words(createTestCore({ host: { allWallets }, backend }).core, <WalletList />)
    expect(list('SHOW')).toContain('All Wallets')
    expect(list('HIDE')).not.toContain('All Wallets')
    expect(list('ONLY_MOBILE')).not.toContain('All Wallets')
  })

  it('shows the wallet list as busy while the directory loads', () => {
    const { core } = createTestCore({ backend })
    const { container } = showIn(core, <WalletList />)
    expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(1)
  })

  it("lists the host's own wallets as text, whatever their name [C-022]", () => {
    const customWallets = [aWallet('c', { name: hostile, image_url: 'javascript:alert(1)' })]
    const { core } = createTestCore({ host: { customWallets }, backend })
    const { container } = showIn(core, <WalletList />)
    expect(container.textContent).toContain(hostile)
    expect(container.querySelector('img')).toBeNull()
    expect(container.innerHTML).not.toContain('javascript:')
  })
})

describe('AllWallets', () => {
  it('shows a search bar and 16 placeholders on the first load [C-094]', () => {
    const { core } = createTestCore({ backend })
    const { container, getAllByLabelText } = showIn(core, <AllWalletsView />)
    expect(getAllByLabelText('Search wallet')).toHaveLength(1)
    expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(16)
    expect(words(core, <WalletGridShimmer />)).toBe('Loading wallets')
  })

  it("says 'No Wallet found' when a search has no result [C-338]", () => {
    const { core } = createTestCore()
    const state = { status: 'found', query: 'nobody', wallets: [] } as const
    expect(words(core, <FoundWallets state={state} onRetry={nothing} onClear={nothing} />)).toBe(
      'No Wallet foundClear search',
    )
  })

  it('offers the QR code and another search when a search has no result', async () => {
    const never = () => new Promise<never>(() => undefined)
    const { core, views } = createTestCore({
      backend: { walletConnect: { pair: never, reconnect: never } },
    })
    const state = { status: 'found', query: 'nobody', wallets: [] } as const
    let cleared = 0
    const { getByRole, user } = showIn(
      core,
      <FoundWallets state={state} onRetry={nothing} onClear={() => (cleared += 1)} />,
    )
    await user.click(getByRole('button', { name: 'Clear search' }))
    expect(cleared).toBe(1)
    await user.click(getByRole('button', { name: 'Connect with QR code' }))
    expect(views().at(-1)).toBe('ConnectingWalletConnect')
  })

  it('offers a retry when the directory failed', () => {
    const { core } = createTestCore()
    expect(words(core, <NoWallets failed onRetry={nothing} />)).toBe(
      "Couldn't load walletsCheck your connection, then try again.Try again",
    )
  })

  it('shows the found wallets as text', () => {
    const { core } = createTestCore()
    const state = {
      status: 'found',
      query: 'x',
      wallets: [aWallet('1', { name: hostile })],
    } as const
    const { container } = showIn(
      core,
      <FoundWallets state={state} onRetry={nothing} onClear={nothing} />,
    )
    expect(container.textContent).toBe(hostile)
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('ConnectingExternal', () => {
  const browser = { subscribeVisible: () => () => undefined }

  it("says 'Continue in {wallet}' [C-096]", () => {
    const { core } = createTestCore({ backend: { browser } })
    core.router.push('ConnectingExternal', {
      connectorId: 'gone',
      wallet: aWallet('1', { name: hostile }),
    })
    const { container } = showIn(core, <ConnectingExternalView />)
    expect(container.textContent).toContain(`Continue in ${hostile}`)
    expect(container.querySelectorAll('[data-status="connecting"]')).toHaveLength(1)
  })

  it("shows the wallet's picture [C-096]", () => {
    const { core } = createTestCore({ backend: { browser } })
    const image_url = 'https://images.test/fox.png'
    core.router.push('ConnectingExternal', {
      connectorId: 'gone',
      wallet: aWallet('1', { image_url }),
    })
    const { container } = showIn(core, <ConnectingExternalView />)
    expect(container.querySelectorAll(`img[src="${image_url}"]`)).toHaveLength(1)
  })

  it('shows a connection that was not made without alarm, with one button as wide as the card', async () => {
    const { clock, core } = createTestCore({ backend: { browser } })
    core.router.push('ConnectingExternal', { connectorId: 'gone' })
    const { container, getByRole } = showIn(core, <ConnectingExternalView />)
    await act(() => clock.idle())
    expect(container.querySelector('.fy-thumbnail')?.getAttribute('data-status')).toBe('declined')
    expect(container.querySelector('.fy-hero')?.getAttribute('data-tone')).toBe('default')
    const { dataset } = getByRole('button', { name: 'Try again' })
    expect([dataset.wide, dataset.variant]).toEqual(['true', 'primary'])
  })
})

describe("the prompt 'Don't have {wallet}?'", () => {
  const prompt = (name: string, links = {}) => {
    const { core } = createTestCore()
    return words(core, <GetWalletPrompt wallet={aWallet('1', { name, ...links })} />)
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
  it('offers Chrome Extension, iOS App, Android App and Website as downloads [C-109]', () => {
    const { getAllByRole } = showDownloads({ wallet: aWallet('1', everywhere) })
    expect(
      getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual([
      'Chrome Extension https://chrome.test/',
      'iOS App https://apple.test/',
      'Android App https://play.test/',
      'Website https://wallet.test/',
    ])
  })

  it("offers only the wallet's downloads [C-109]", () => {
    const wallet = aWallet('1', { app_store: 'https://apple.test/' })
    expect(showDownloads({ wallet }).container.textContent).toBe('iOS App')
  })

  it("shows 'Not Detected' for a wallet that was to be connected [C-339]", () => {
    const { container } = showDownloads({ wallet: aWallet('1', everywhere), notDetected: true })
    expect(container.textContent).toMatch(/^Not DetectedWallet 1 is not installed/)
  })

  it('links to the wallet explorer when the wallet has no safe download', () => {
    const wallet = aWallet('1', { homepage: 'javascript:alert(1)' })
    const { container } = showDownloads({ wallet })
    expect(container.textContent).toContain('Not Detected')
    expect(container.textContent).toContain('Explore all')
    expect(container.innerHTML).not.toContain('javascript:')
  })

  it('links to the wallet explorer when no wallet is given', () => {
    const { textContent } = showDownloads(undefined).container
    expect(textContent).toContain('Find a wallet')
    expect(textContent).toContain('Explore all')
    expect(textContent).not.toContain('Not Detected')
  })
})

describe('GetWallet', () => {
  it("shows an 'Explore all' link to the wallet explorer [C-108]", () => {
    const { container, getByRole } = showIn(createTestCore({ backend }).core, <GetWalletView />)
    const link = getByRole('link', { name: 'Explore all' })
    expect(container.textContent).toContain('Explore all')
    expect(link.getAttribute('href')).toMatch(/^https:\/\/explorer\.walletconnect\.com/)
    expect(link.getAttribute('target')).toBe('_blank')
  })
})
