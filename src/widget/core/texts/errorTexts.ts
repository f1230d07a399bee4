import type { FoyerErrorCode } from '../../../backends/port/errors.ts'
import { lazyTexts, type TextSource } from './lazyTexts.ts'
import type { WidenTexts } from './widenTexts.ts'
import { approveTexts } from './money/approveTexts.ts'

/** The visitor's text for a failed call, by code (C §8, A §8). */
export const errorTexts: Readonly<Record<FoyerErrorCode, string>> = {
  aborted: 'Request was aborted',
  internal: 'Something went wrong',
  'config.invalid': 'Something went wrong',
  'config.noProjectId': 'Something went wrong',
  'network.failed': "Couldn't reach the service",
  'http.status': 'The service refused the request',
  'http.malformed': 'The service sent an unexpected response',
  'http.tooLarge': 'The response was too large',
  'http.timeout': 'The service took too long to respond',
  'storage.failed': 'Something went wrong',
  'clipboard.failed': 'Failed to copy',
  'link.refused': 'No link found',
  'popup.blocked': 'Something went wrong',
  'wallet.rejected': 'Connection declined',
  'wallet.pending': 'A request is already open in your wallet',
  'wallet.unauthorized': "Your wallet didn't allow this",
  'wallet.unsupportedMethod': "Your wallet doesn't support this",
  'wallet.disconnected': 'Your wallet is disconnected',
  'wallet.chainDisconnected': "Your wallet isn't connected to this network",
  'wallet.unknownChain': "Your wallet doesn't have this network",
  'wallet.malformed': 'Your wallet sent an unexpected response',
  'wallet.failed': "Your wallet couldn't do this",
  'chain.failed': "Couldn't reach the network",
  'chain.malformed': 'The network sent an unexpected response',
  'chain.mismatch': 'Your wallet is on another network',
  'frame.notSet': 'Something went wrong. Try again.',
  'frame.notLoaded': 'Unable to load email login dependency',
  'frame.failed': 'An error occurred',
  'frame.malformed': 'An error occurred',
  'frame.notAllowed': approveTexts.notAllowed,
  'email.invalid': 'Invalid email. Try again.',
  'email.coolDown': 'Please try again later',
  'otp.invalid': 'Invalid code',
  'otp.expired': 'Code expired',
  'otp.used': 'Code already used',
  'device.rejected': "The login wasn't approved",
  'social.failed': 'Something went wrong',
  'farcaster.failed': 'Something went wrong',
  'walletConnect.declined': 'Connection declined',
  'walletConnect.expired': 'Connection expired',
  'name.invalid': 'Can only contain letters, numbers and - characters',
  'name.otherChain': 'This name has no address on this network',
  'name.failed': 'Something went wrong',
  'swap.failed': 'Something went wrong',
  'onramp.noUrl': 'No link found',
  'siwe.failed': "We couldn't verify your signature. Try again.",
  'none.account': 'No account found',
  'none.connector': 'Something went wrong. Try again.',
  'none.wallet': 'Something went wrong. Try again.',
  'none.address': 'No address found',
  'none.network': "This network isn't available",
  'none.email': 'Something went wrong. Try again.',
  'none.authConnector': 'Something went wrong. Try again.',
  'flow.unexpectedEvent': 'Something went wrong',
}

/** The texts of this widget: `core.use(createErrorTexts)`. */
export function createErrorTexts(
  core: TextSource<'errors', typeof errorTexts>,
): WidenTexts<typeof errorTexts> {
  return lazyTexts(core, 'errors', errorTexts)
}
