import { siweAccountChange } from './siwe-account-change.scenario.ts'
import { siweByEmail } from './siwe-by-email.scenario.ts'
import { siweCancel } from './siwe-cancel.scenario.ts'
import { siweCancelSignOutFails } from './siwe-cancel-sign-out-fails.scenario.ts'
import { siweCancelSilentRelay } from './siwe-cancel-silent-relay.scenario.ts'
import { siweKeptOnNetworkChange } from './siwe-kept-on-network-change.scenario.ts'
import { siweNetworkChange } from './siwe-network-change.scenario.ts'
import { siweNonceReused } from './siwe-nonce-reused.scenario.ts'
import { siweOnAPhone } from './siwe-on-a-phone.scenario.ts'
import { siweOtherDomain } from './siwe-other-domain.scenario.ts'
import { siweRejectedThenSigned } from './siwe-rejected-then-signed.scenario.ts'
import { siweReload } from './siwe-reload.scenario.ts'
import { siweSessionExpires } from './siwe-session-expires.scenario.ts'
import { siweSessionUnreachable } from './siwe-session-unreachable.scenario.ts'
import { siweSignIn } from './siwe-sign-in.scenario.ts'
import { siweSmartAccount } from './siwe-smart-account.scenario.ts'
import { siweVerifiedAfterCancel } from './siwe-verified-after-cancel.scenario.ts'
import { siweVerifyFails } from './siwe-verify-fails.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** Signing in with Ethereum. */
export const siweScenarios: readonly Scenario[] = [
  siweAccountChange,
  siweByEmail,
  siweCancel,
  siweCancelSignOutFails,
  siweCancelSilentRelay,
  siweKeptOnNetworkChange,
  siweNetworkChange,
  siweNonceReused,
  siweOnAPhone,
  siweOtherDomain,
  siweRejectedThenSigned,
  siweReload,
  siweSessionExpires,
  siweSessionUnreachable,
  siweSignIn,
  siweSmartAccount,
  siweVerifiedAfterCancel,
  siweVerifyFails,
]
