import type { ChainId, ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import type { Wallet } from '../../../backends/port/services/wallets.ts'

/**
 * Where SwitchActiveChain goes after switching: a view, by replace or push, or back if there is no
 * destination (C-119, C-120).
 */
export type Destination = {
  [N in ViewName]: {
    readonly view: N
    readonly params?: ViewParams[N]
    readonly how: 'push' | 'replace'
  }
}[ViewName]

/** A feature that the active chain does not support, named by its key in the text table. */
export type ChainFeature = 'email' | 'social' | 'farcaster' | 'swap' | 'onramp' | 'activity'

/** Every view with its parameters (C-040 to C-044, A §2). */
export interface ViewParams {
  Connect: undefined
  ConnectWallets: undefined
  ConnectSocials: undefined
  AllWallets: undefined
  ConnectingWalletConnect: { wallet?: Wallet } | undefined
  ConnectingExternal: { connectorId: string; wallet?: Wallet }
  ConnectingSiwe: undefined
  ConnectingSocial: { provider: SocialProvider }
  ConnectingMultiChain: { connectorId: string }
  ConnectingFarcaster: undefined
  /** `notDetected` means that the visitor selected a wallet that is not installed. */
  Downloads: { wallet?: Wallet; notDetected?: boolean } | undefined
  GetWallet: undefined
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined

  Account: undefined
  AccountSettings: undefined
  Profile: undefined
  SelectAddresses: undefined
  SwitchAddress: undefined
  ChooseAccountName: undefined
  RegisterAccountName: undefined
  RegisterAccountNameSuccess: undefined
  ApproveTransaction: undefined

  Networks: undefined
  SwitchNetwork: { networkId: ChainId }
  SwitchActiveChain: {
    chain: ChainNamespace
    feature?: ChainFeature
    /** The network chosen in Networks, if the visitor comes from there. */
    networkId?: ChainId
    destination?: Destination
  }
  UnsupportedChain: { swap?: boolean } | undefined

  UpgradeEmailWallet: undefined
  UpgradeToSmartAccount: undefined
  UpdateEmailWallet: undefined
  /** `email` is the address that received the code, `newEmail` the future address. */
  UpdateEmailPrimaryOtp: { email: string; newEmail: string }
  /** The new address, which received the code. */
  UpdateEmailSecondaryOtp: { email: string }
  EmailVerifyOtp: { email: string }
  EmailVerifyDevice: { email: string }

  Transactions: undefined
  Swap: undefined
  SwapSelectToken: { target: 'sourceToken' | 'toToken' }
  SwapPreview: undefined
  Convert: undefined
  ConvertSelectToken: { target: 'sourceToken' | 'toToken' }
  ConvertPreview: undefined
  WalletSend: undefined
  WalletSendSelectToken: undefined
  WalletSendPreview: undefined
  WalletReceive: undefined
  WalletCompatibleNetworks: undefined
  OnRampProviders: undefined
  OnRampTokenSelect: undefined
  OnRampFiatSelect: undefined
  OnRampActivity: undefined
  BuyInProgress: undefined
  WhatIsABuy: undefined
}

/** Names of the views, e.g. `Connect` or `WalletSend`. */
export type ViewName = keyof ViewParams

/** The rest arguments of a call that opens a view: none if the view has no parameters. */
export type ViewArguments<N extends ViewName> = undefined extends ViewParams[N]
  ? [params?: ViewParams[N]]
  : [params: ViewParams[N]]
