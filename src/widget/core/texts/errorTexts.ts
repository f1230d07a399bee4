import type { FoyerErrorCode } from '../../../backends/port/errors.ts'
import { lazyTexts, type TextSource } from './lazyTexts.ts'
import type { WidenTexts } from './widenTexts.ts'
import { approveTexts } from './money/approveTexts.ts'

/** What a visitor reads when a call failed, by code (C §8, A §8). */
export const errorTexts: Readonly<Record<FoyerErrorCode, string>> = {
  aborted: 'Request was aborted',
  internal: 'Something went wrong',
  'config.invalid': 'Something went wrong',
  'config.noProjectId': 'No projectId found',
  'network.failed': 'Could not reach the service',
  'http.status': 'The service refused the request',
  'http.malformed': 'The service gave an answer that makes no sense',
  'http.tooLarge': 'The service sent too much',
  'http.timeout': 'The service took too long',
  'storage.failed': 'Something went wrong',
  'clipboard.failed': 'Failed to copy',
  'link.refused': 'No link found',
  'popup.blocked': 'Something went wrong',
  'wallet.rejected': 'Connection declined',
  'wallet.pending': 'A request is already open in the wallet',
  'wallet.unauthorized': 'The wallet did not allow this',
  'wallet.unsupportedMethod': 'The wallet does not support this',
  'wallet.disconnected': 'The wallet is disconnected',
  'wallet.chainDisconnected': 'The wallet is not connected to this network',
  'wallet.unknownChain': 'The wallet does not know this network',
  'wallet.malformed': 'The wallet gave an answer that makes no sense',
  'wallet.failed': 'The wallet could not do this',
  'chain.failed': 'The network could not be reached',
  'chain.malformed': 'The network gave an answer that makes no sense',
  'chain.mismatch': 'The wallet is on another network',
  'frame.notSet': 'W3mFrame: iframe is not set',
  'frame.notLoaded': 'Unable to load email login dependency',
  'frame.failed': 'An error occurred',
  'frame.malformed': 'An error occurred',
  'frame.notAllowed': approveTexts.notAllowed,
  'email.invalid': 'Invalid email. Try again.',
  'email.coolDown': 'Please try again later',
  'otp.invalid': 'Invalid code',
  'otp.expired': 'Code expired',
  'otp.used': 'Code already used',
  'device.rejected': 'Login was not approved',
  'social.failed': 'Something went wrong',
  'farcaster.failed': 'Something went wrong',
  'walletConnect.declined': 'Connection declined',
  'walletConnect.expired': 'Connection expired',
  'name.invalid': 'Can only contain letters, numbers and - characters',
  'name.otherChain': 'This name has no address on this network',
  'name.failed': 'Something went wrong',
  'swap.failed': 'Something went wrong',
  'onramp.noUrl': 'No link found',
  'siwe.failed': 'Error verifying SIWE signature',
  'none.account': 'No account provided',
  'none.connector': 'No connector provided',
  'none.wallet': 'No wallet provided',
  'none.address': 'No address found',
  'none.network': 'No network found',
  'none.email': 'No email',
  'none.authConnector': 'Auth connector not found',
  'flow.unexpectedEvent': 'Something went wrong',
}

/** As this widget says them: `core.use(createErrorTexts)`. */
export function createErrorTexts(
  core: TextSource<'errors', typeof errorTexts>,
): WidenTexts<typeof errorTexts> {
  return lazyTexts(core, 'errors', errorTexts)
}
