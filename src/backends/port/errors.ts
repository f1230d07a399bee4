/**
 * Every way in which a call across the backend port can fail. The set is closed: user texts are
 * looked up by code (never by matching a message), so a new failure means a new code here and a
 * compile error in the text table.
 */
export type FoyerErrorCode =
  | 'aborted'
  | 'internal'
  | 'config.invalid'
  | 'config.noProjectId'
  | 'network.failed'
  | 'http.status'
  | 'http.malformed'
  | 'http.tooLarge'
  | 'http.timeout'
  | 'storage.failed'
  | 'clipboard.failed'
  | 'link.refused'
  | 'popup.blocked'
  | 'wallet.rejected'
  | 'wallet.pending'
  | 'wallet.unauthorized'
  | 'wallet.unsupportedMethod'
  | 'wallet.disconnected'
  | 'wallet.chainDisconnected'
  | 'wallet.unknownChain'
  | 'wallet.malformed'
  | 'wallet.failed'
  | 'chain.failed'
  | 'chain.malformed'
  | 'chain.mismatch'
  | 'frame.notSet'
  | 'frame.notLoaded'
  | 'frame.failed'
  | 'frame.malformed'
  | 'frame.notAllowed'
  | 'email.invalid'
  | 'email.coolDown'
  | 'otp.invalid'
  | 'otp.expired'
  | 'otp.used'
  | 'device.rejected'
  | 'social.failed'
  | 'farcaster.failed'
  | 'walletConnect.declined'
  | 'walletConnect.expired'
  | 'name.invalid'
  | 'name.otherChain'
  | 'name.failed'
  | 'swap.failed'
  | 'onramp.noUrl'
  | 'siwe.failed'
  | 'none.account'
  | 'none.connector'
  | 'none.wallet'
  | 'none.address'
  | 'none.network'
  | 'none.email'
  | 'none.authConnector'
  | 'flow.unexpectedEvent'

/** Facts of a failure that are safe to log: plain data, no secrets. */
export type FoyerErrorDetails = {
  /** What the other side said, to be shown as text only where the spec shows a server's own words. */
  readonly serverText?: string
  /** HTTP status (wire 1.2). */
  readonly status?: number
  /** JSON-RPC or EIP-1193 error code. */
  readonly rpcCode?: number
  /** What a contract reverted with, `0x` and hex: its error as the ABI encodes it. */
  readonly revertData?: string
  /** Seconds to wait before trying again (C-254). */
  readonly seconds?: number
  readonly [fact: string]: string | number | boolean | undefined
}

/**
 * The one error class of Foyer. `message` speaks to developers: what happened, why, how to fix it.
 * What a visitor reads comes from the text table, by `code`.
 */
export class FoyerError extends Error {
  override readonly name = 'FoyerError'
  readonly code: FoyerErrorCode
  readonly details: FoyerErrorDetails

  constructor(
    code: FoyerErrorCode,
    message: string,
    options: { cause?: unknown; details?: FoyerErrorDetails } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details ?? {}
  }
}
