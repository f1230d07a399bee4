/**
 * Every way in which a call to the backend can fail. The set is closed: texts for visitors are looked up by code and
 * never by message, so each new failure needs a code here and a text in the text table.
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

/** Details of a failure that are safe to log: plain data, no secrets. */
export type FoyerErrorDetails = {
  /** The server's message, shown as plain text only where the spec requires it. */
  readonly serverText?: string
  /** The HTTP status of the response (wire 1.2). */
  readonly status?: number
  /** The error code of JSON-RPC or EIP-1193. */
  readonly rpcCode?: number
  /** The revert data of a contract: its ABI-encoded error, in hex with `0x`. */
  readonly revertData?: string
  /** The seconds to wait before trying again (C-254). */
  readonly seconds?: number
  readonly [fact: string]: string | number | boolean | undefined
}

/**
 * The only error class of Foyer. `message` is for developers: what happened, why, and how to fix it. The text for the
 * visitor comes from the text table, by `code`.
 *
 * Modal and simulator are two packages, so a page may have two copies of this class. An error of either is an instance of both.
 */
export class FoyerError extends Error {
  override readonly name = 'FoyerError'
  declare readonly code: FoyerErrorCode
  declare readonly details: FoyerErrorDetails

  constructor(
    code: FoyerErrorCode,
    message: string,
    options?: { cause?: unknown; details?: FoyerErrorDetails },
  ) {
    super(message, options)
    this.code = code
    this.details = options?.details ?? {}
  }

  static override [Symbol.hasInstance](thrown: unknown): thrown is FoyerError {
    return thrown instanceof Error && thrown.name === 'FoyerError'
  }
}
