import type { FoyerErrorCode } from '../../../../backends/port/errors.ts'
import { defineTexts } from '../defineTexts.ts'
import { approveTexts } from '../send/approveTexts.ts'

const failed = 'Something went wrong'
const failedTryAgain = 'Something went wrong. Try again.'
const declined = 'Connection declined'
const noLink = 'No link found'
const frameFailed = 'An error occurred'

/** The visitor's text for a failed call, by code (C §8, A §8). */
export const errorTexts = defineTexts<'errors', Readonly<Record<FoyerErrorCode, string>>>(
  'errors',
  {
    aborted: 'Request was aborted',
    internal: failed,
    'config.invalid': failed,
    'config.noProjectId': failed,
    'network.failed': "Couldn't reach the service",
    'http.status': 'The service refused the request',
    'http.malformed': 'The service sent an unexpected response',
    'http.tooLarge': 'The response was too large',
    'http.timeout': 'The service took too long to respond',
    'storage.failed': failed,
    'clipboard.failed': 'Failed to copy',
    'link.refused': noLink,
    'popup.blocked': failed,
    'wallet.rejected': declined,
    'wallet.pending': 'Your wallet already has a request open',
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
    'frame.notSet': failedTryAgain,
    'frame.notLoaded': 'Unable to load email login dependency',
    'frame.failed': frameFailed,
    'frame.malformed': frameFailed,
    'frame.notAllowed': approveTexts.english.notAllowed,
    'email.invalid': 'Invalid email. Try again.',
    'email.coolDown': 'Please try again later',
    'otp.invalid': 'Invalid code',
    'otp.expired': 'Code expired',
    'otp.used': 'Code already used',
    'device.rejected': "The sign-in wasn't approved",
    'social.failed': failed,
    'farcaster.failed': failed,
    'walletConnect.declined': declined,
    'walletConnect.expired': 'Connection expired',
    'name.invalid': "This name can't be used. Try another one",
    'name.otherChain': 'This name has no address on this network',
    'name.failed': failed,
    'swap.failed': failed,
    'onramp.noUrl': noLink,
    'siwe.failed': "We couldn't verify your signature. Try again.",
    'none.account': 'No account found',
    'none.connector': failedTryAgain,
    'none.wallet': failedTryAgain,
    'none.address': 'No address found',
    'none.network': "This network isn't available",
    'none.email': failedTryAgain,
    'none.authConnector': failedTryAgain,
    'flow.unexpectedEvent': failed,
  },
)
