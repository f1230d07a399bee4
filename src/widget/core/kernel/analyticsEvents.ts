import type { AccountType, SocialProvider } from '../../../backends/port/connectors.ts'

export type ConnectPlatform =
  'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'email' | 'external' | 'social'
type None = undefined
type TransactionsPage = {
  isSmartAccount: boolean
  address: string
  projectId: string
  cursor?: string
}
type Money = { isSmartAccount: boolean; network: string }
type Sending = Money & { token: string; amount: number }
/** The symbols of both tokens, and their amounts as decimal text. */
type Swapped = Money & {
  swapFromToken: string
  swapToToken: string
  swapFromAmount: string
  swapToAmount: string
}

/** The analytics events and their properties, as the analytics service expects them (wire 6). */
export interface AnalyticsEvents {
  MODAL_LOADED: None
  MODAL_OPEN: { connected: boolean }
  MODAL_CLOSE: { connected: boolean }
  CLICK_ALL_WALLETS: None
  CLICK_WALLET_HELP: None
  CLICK_NETWORK_HELP: None
  CLICK_GET_WALLET: None
  CLICK_NETWORKS: None
  SELECT_WALLET: { name: string; platform: ConnectPlatform | 'unsupported' }
  CONNECT_SUCCESS: { method: ConnectPlatform; name: string }
  CONNECT_ERROR: { message: string }
  DISCONNECT_SUCCESS: None
  DISCONNECT_ERROR: None
  SWITCH_NETWORK: { network: string }
  EMAIL_LOGIN_SELECTED: None
  EMAIL_SUBMITTED: None
  EMAIL_VERIFICATION_CODE_SENT: None
  EMAIL_VERIFICATION_CODE_PASS: None
  EMAIL_VERIFICATION_CODE_FAIL: None
  DEVICE_REGISTERED_FOR_EMAIL: None
  EMAIL_EDIT: None
  EMAIL_UPGRADE_FROM_MODAL: None
  SOCIAL_LOGIN_STARTED: { provider: SocialProvider }
  SOCIAL_LOGIN_SUCCESS: { provider: SocialProvider }
  SOCIAL_LOGIN_ERROR: { provider: SocialProvider }
  SET_PREFERRED_ACCOUNT_TYPE: { accountType: AccountType; network: string }
  CLICK_SIGN_SIWE_MESSAGE: Money
  CLICK_CANCEL_SIWE: Money
  SIWE_AUTH_SUCCESS: Money
  SIWE_AUTH_ERROR: Money
  OPEN_ENS_FLOW: { isSmartAccount: boolean }
  REGISTER_NAME_INITIATED: { isSmartAccount: boolean; ensName: string }
  REGISTER_NAME_SUCCESS: { isSmartAccount: boolean; ensName: string }
  REGISTER_NAME_ERROR: { isSmartAccount: boolean; ensName: string; error: string }
  CLICK_TRANSACTIONS: { isSmartAccount: boolean }
  LOAD_MORE_TRANSACTIONS: TransactionsPage
  ERROR_FETCH_TRANSACTIONS: TransactionsPage
  CLICK_SELECT_TOKEN_TO_SWAP: None
  OPEN_SWAP: Money
  OPEN_SEND: Money
  SEND_INITIATED: Sending
  SEND_SUCCESS: Sending
  SEND_ERROR: Sending
  INITIATE_SWAP: Swapped
  SWAP_SUCCESS: Swapped
  SWAP_ERROR: Swapped
  SELECT_BUY_CRYPTO: { isSmartAccount: boolean }
  SELECT_WHAT_IS_A_BUY: { isSmartAccount: boolean }
  SELECT_BUY_PROVIDER: { provider: string; isSmartAccount: boolean }
}

/** One analytics event. Its name determines its properties. */
export type FoyerEvent = {
  [E in keyof AnalyticsEvents]: {
    readonly event: E
  } & (AnalyticsEvents[E] extends undefined
    ? { readonly properties?: never }
    : { readonly properties: Readonly<AnalyticsEvents[E]> })
}[keyof AnalyticsEvents]

/** Records one event. `inspect` always receives it; it is sent to the service only if the host enabled analytics. */
export type Track = <E extends keyof AnalyticsEvents>(
  event: E,
  ...properties: AnalyticsEvents[E] extends undefined ? [] : [AnalyticsEvents[E]]
) => void
