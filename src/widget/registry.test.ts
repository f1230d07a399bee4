import { describe, expect, it } from 'vitest'
import type { Connector } from '../backends/port/connectors.ts'
import type { AuthOptions } from './core/options/config.ts'
import { createWalletsOffered } from './core/session/walletsOffered.ts'
import { createTestCore } from './testing/testCore.ts'
import type { ViewName } from './core/kernel/viewParams.ts'
import { leftControlOf } from './shell/header/leftControlOf.ts'
import { viewTitle } from './shell/header/viewTitle.ts'
import { createViewRegistry } from './registry.ts'
import { titleTexts } from './core/texts/general/titleTexts.ts'

const viewRegistry = createViewRegistry()

const announced: Connector = { id: 'w', type: 'ANNOUNCED', name: 'Wallet', chain: 'eip155' }

function titleOf(
  view: ViewName,
  params?: unknown,
  connectors: readonly Connector[] = [],
  { auth, offered = true }: { auth?: AuthOptions; offered?: boolean } = {},
) {
  const { core } = createTestCore({
    host: auth ? { auth } : {},
    backend: {
      auth: {},
      connectors: { list: () => connectors },
    },
  })
  core.connectors.start()
  core.use(createWalletsOffered).setState({ offered })
  // The test passes view and parameters together, but no type links them.
  return viewTitle(core, { id: 1, view, params: params as undefined })
}

describe('header titles', () => {
  it.each([
    ['Connect', 'Connect'],
    ['AllWallets', 'All Wallets'],
    ['ApproveTransaction', 'Approve Transaction'],
    ['Downloads', 'Downloads'],
    ['EmailVerifyOtp', 'Confirm Email'],
    ['EmailVerifyDevice', 'Register Device'],
    ['GetWallet', 'Get a wallet'],
    ['Networks', 'Choose Network'],
    ['SelectAddresses', 'Select accounts'],
    ['SwitchAddress', 'Switch Address'],
    ['SwitchNetwork', 'Switch Network'],
    ['UpgradeEmailWallet', 'Upgrade your Wallet'],
    ['UpdateEmailWallet', 'Edit Email'],
    ['UpdateEmailPrimaryOtp', 'Confirm Current Email'],
    ['UpdateEmailSecondaryOtp', 'Confirm New Email'],
    ['ChooseAccountName', 'Choose name'],
    ['WhatIsANetwork', 'What is a network?'],
    ['WhatIsAWallet', 'What is a wallet?'],
    ['ConnectWallets', 'Connect wallet'],
    ['ConnectSocials', 'All socials'],
    ['ConnectingMultiChain', 'Select chain'],
    ['ConnectingFarcaster', 'Farcaster'],
    ['SwitchActiveChain', 'Switch chain'],
    ['Account', undefined],
    ['Profile', undefined],
  ] as const)(
    'titles %s %s [C-045 C-047 C-048 C-049 C-050 C-051 C-052 C-053 C-054 C-055 C-056 C-057 C-058 C-059 C-060 C-061 C-062 C-063 C-064 C-065 C-066 C-067 C-068 C-069]',
    (view, title) => {
      expect(titleOf(view, undefined, [announced])).toBe(title)
    },
  )

  it("titles Connect 'Connect Email Wallet' when no wallet is offered beside e-mail [C-046]", () => {
    expect(titleOf('Connect', undefined, [], { offered: false })).toBe('Connect Email Wallet')
    expect(titleOf('Connect')).toBe('Connect')
    expect(titleOf('Connect', undefined, [], { offered: false, auth: { email: false } })).toBe(
      'Connect',
    )
    expect(
      titleOf('Connect', undefined, [], { offered: false, auth: { showWallets: false } }),
    ).toBe('Connect')
  })

  it('titles Downloads with the wallet’s name when it is known [C-049]', () => {
    expect(titleOf('Downloads', { wallet: { id: 'r', name: 'Rainbow' } })).toBe('Get Rainbow')
  })

  it.each([{ id: 'x' }, { id: 'x', name: '' }, { id: 'x', name: '  ' }])(
    "titles Downloads 'Downloads' for a wallet without a usable name, such as %j [C-049]",
    (wallet) => {
      expect(titleOf('Downloads', { wallet })).toBe('Downloads')
    },
  )

  it.each([
    ['BuyInProgress', 'Buy'],
    ['OnRampProviders', 'Choose Provider'],
    ['OnRampTokenSelect', 'Select Token'],
    ['OnRampFiatSelect', 'Select Currency'],
    ['OnRampActivity', 'Activity'],
    ['WhatIsABuy', 'What is Buy?'],
    ['WalletReceive', 'Receive'],
    ['WalletCompatibleNetworks', 'Compatible Networks'],
    ['Swap', 'Swap'],
    ['SwapPreview', 'Preview swap'],
    ['WalletSend', 'Send'],
    ['WalletSendPreview', 'Review send'],
    ['SwapSelectToken', 'Select token'],
    ['WalletSendSelectToken', 'Select token'],
    ['Convert', 'Convert'],
    ['ConvertSelectToken', 'Select token'],
    ['ConvertPreview', 'Preview convert'],
    ['Transactions', 'Activity'],
  ] as const)(
    'titles %s %s [A-079 A-080 A-081 A-082 A-083 A-084 A-087 A-088 A-089 A-090 A-091 A-092]',
    (view, title) => {
      expect(titleOf(view)).toBe(title)
    },
  )

  it('titles a connecting screen with the wallet’s name, else WalletConnect', () => {
    const wallet = { id: 'r', name: 'Rainbow' }
    expect(titleOf('ConnectingWalletConnect', { wallet })).toBe('Rainbow')
    expect(titleOf('ConnectingWalletConnect')).toBe('WalletConnect')
    expect(titleOf('ConnectingExternal', { connectorId: 'w' }, [announced])).toBe('Wallet')
    expect(titleOf('ConnectingExternal', { connectorId: 'gone' })).toBe('WalletConnect')
  })

  it('titles the views without a title in the documents as decided', () => {
    expect(titleOf('ConnectingSocial', { provider: 'github' })).toBe('GitHub')
    expect(titleOf('ConnectingSiwe')).toBe('Sign in')
    expect(titleOf('UnsupportedChain')).toBe('Switch Network')
    expect(titleOf('RegisterAccountName')).toBe('Choose name')
    expect(titleOf('AccountSettings')).toBeUndefined()
    expect(titleOf('UpgradeToSmartAccount')).toBeUndefined()
    expect(titleOf('RegisterAccountNameSuccess')).toBeUndefined()
  })
})

describe('the left header control', () => {
  const left = (view: ViewName, steps: number) => leftControlOf(viewRegistry[view].left, steps)
  const names = Object.keys(viewRegistry) as ViewName[]

  it('shows a network selector on Account [C-070]', () => {
    expect(left('Account', 1)).toBe('networks')
    expect(left('Account', 3)).toBe('networks')
  })

  it('shows a back arrow elsewhere when there is a previous view, except on three views [C-071 C-072]', () => {
    const without = names.filter((view) => left(view, 2) !== 'back')
    expect(without.toSorted()).toEqual([
      'Account',
      'ApproveTransaction',
      'ConnectingSiwe',
      'UpgradeToSmartAccount',
    ])
  })

  it('shows a help icon only on Connect, when nothing else applies [C-073]', () => {
    expect(names.filter((view) => left(view, 1) === 'help')).toEqual(['Connect'])
  })
})

it('shows the Beta tag on the swap views [A-032]', () => {
  const { core } = createTestCore()
  const tagged = Object.entries(viewRegistry).filter(([, { tag }]) => tag !== undefined)
  expect(tagged.map(([view, { tag }]) => [view, tag])).toEqual([
    ['Swap', 'beta'],
    ['SwapSelectToken', 'beta'],
    ['SwapPreview', 'beta'],
  ])
  expect(core.use(titleTexts).beta).toBe('Beta')
})
