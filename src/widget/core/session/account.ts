import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AccountType, Address, SocialProvider } from '../../../backends/port/connectors.ts'
import type { Popup } from '../../../backends/port/browser.ts'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'

/** The state of the connected account (C-171 to C-173). */
export interface AccountState {
  readonly isConnected: boolean
  readonly address: Address | undefined
  readonly profileName: string | undefined
  readonly profileImage: string | undefined
  /**
   * Native balance as decimal text, `undefined` while unknown. The USD total is computed elsewhere
   * (open point 93).
   */
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
  /** `failed` means that the last request failed; an older balance stays on screen. */
  readonly balanceStatus: 'idle' | 'loading' | 'ready' | 'failed'
  readonly type: AccountType
  readonly preferredAccountType: AccountType
  readonly smartAccountDeployed: boolean
  readonly allAccounts: readonly { readonly address: Address; readonly type: AccountType }[]
  readonly addressLabels: Readonly<Record<Address, string>>
  readonly socialProvider: SocialProvider | undefined
  readonly socialWindow: Popup | undefined
  readonly farcasterUrl: string | undefined
  readonly connectedWalletInfo: { readonly name: string; readonly icon?: string } | undefined
  readonly addressExplorerUrl: string | undefined
  /** Index of the chosen tab in the account view: tokens, NFTs or activity. */
  readonly currentTab: number
  readonly tokenBalance: readonly TokenBalance[]
  readonly email: string | undefined
}

/** The account before anyone connected. */
export const emptyAccount: AccountState = {
  isConnected: false,
  address: undefined,
  profileName: undefined,
  profileImage: undefined,
  balance: undefined,
  balanceSymbol: undefined,
  balanceStatus: 'idle',
  type: 'eoa',
  preferredAccountType: 'eoa',
  smartAccountDeployed: false,
  allAccounts: [],
  addressLabels: {},
  socialProvider: undefined,
  socialWindow: undefined,
  farcasterUrl: undefined,
  connectedWalletInfo: undefined,
  addressExplorerUrl: undefined,
  currentTab: 0,
  tokenBalance: [],
  email: undefined,
}

/** Creates the account's store. */
export function createAccount(): StoreApi<AccountState> {
  return createStore<AccountState>(() => emptyAccount)
}
