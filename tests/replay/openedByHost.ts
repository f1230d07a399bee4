import type { ViewName } from '../../src/widget/core/kernel/viewParams.ts'

type Opens = Readonly<Record<string, readonly ViewName[]>>

/** A scenario by its id with the views that the host opens in it, for one reason. */
export interface HostOpening {
  readonly because: string
  readonly opens: Opens
  /** No one logs in: the reason is an account that only a wallet has. */
  readonly walletOnly?: true
}

const send = ['WalletSend'] as const

/**
 * The scenarios whose host opens a view by its name, and why. Every other scenario reaches its views by the buttons of its visitor.
 */
export const openedByHost: readonly HostOpening[] = [
  {
    because: 'It is about what the host may open, with which parameters, and what it gets.',
    opens: {
      'connect-views-of-host': [
        'ConnectingMultiChain',
        'ConnectingExternal',
        'SwitchActiveChain',
        'SwitchActiveChain',
        'ConnectingSocial',
        'EmailVerifyDevice',
        'SwapSelectToken',
        'EmailVerifyDevice',
        'EmailVerifyOtp',
        'Downloads',
        'Downloads',
        'SwitchActiveChain',
      ],
      'convert-views': ['Convert'],
      'email-change-reload': ['Account'],
      'email-stray-click': ['Connect'],
      'get-a-wallet': ['Downloads'],
      'network-views': ['Networks', 'SwitchNetwork', 'SwitchActiveChain', 'UnsupportedChain'],
      'select-addresses-cancelled': ['SelectAddresses'],
      'swap-account-gone': ['SwapPreview'],
      'swap-unsupported-network': ['Swap'],
      'switch-chain-destination': ['SwitchActiveChain', 'SwitchActiveChain'],
      'unknown-network-opened': ['SwitchNetwork', 'SwitchNetwork', 'SwitchNetwork'],
      'walletconnect-browser-tab': ['ConnectingWalletConnect'],
      'what-is-a-buy': ['WhatIsABuy'],
    },
  },
  {
    because: 'The host opens what its options, the chain or the account withhold from the visitor.',
    opens: {
      'email-screens-of-plain-wallet': [
        'UpdateEmailWallet',
        'UpdateEmailPrimaryOtp',
        'UpdateEmailSecondaryOtp',
        'UpgradeEmailWallet',
        'UpgradeToSmartAccount',
      ],
      'names-owned': ['RegisterAccountName'],
      'names-register': ['RegisterAccountName'],
      'onramp-off': ['OnRampProviders'],
      'solana-limits': ['Swap', 'OnRampProviders', 'WalletSend'],
      'swap-switched-off': ['Swap'],
      'swap-switched-off-by-login': ['Swap'],
      'unsupported-chain-bypass': ['Account', 'WalletSend', 'Swap'],
      'upgrade-not-for-a-wallet': ['UpgradeToSmartAccount'],
    },
  },
  {
    because: 'No button leads to the list of purchases.',
    opens: {
      'buy-delayed-over-a-reload': ['OnRampActivity'],
      'buy-window-closed': ['OnRampActivity'],
      'onramp-account-gone': ['OnRampActivity'],
      'onramp-activity': ['OnRampActivity'],
    },
  },
  {
    because: 'It is about a wallet that changes or ends its session, in a view of a login.',
    walletOnly: true,
    opens: {
      'account-gone-in-every-view': ['Profile', 'SelectAddresses'],
      'profile-picture': ['Profile'],
      'send-account-gone': [...send, ...send, ...send, ...send],
    },
  },
  {
    because: 'It is about what a wallet does with a transfer; the account of a wallet has no Send.',
    walletOnly: true,
    opens: {
      'pending-elsewhere': send,
      'pending-multisig': send,
      'returns-late': send,
      'send-account-changes-while-signing': send,
      'send-answer-unclear': send,
      'send-dropped': send,
      'send-gas-lies': send,
      'send-late-approval': send,
      'send-left-waiting': [...send, ...send],
      'send-rejected': send,
      'send-sources-disagree': send,
      'send-stale-order': send,
      'send-wallet-elsewhere': send,
      'send-wallet-silent': send,
      'send-wallet-without-reads': send,
      'send-without-coins': send,
      'solana-send-account-changes': send,
      'solana-send-expired': send,
      'solana-send-in-time': send,
      'solana-send-preflight': send,
      'solana-send-rejected': send,
    },
  },
]
