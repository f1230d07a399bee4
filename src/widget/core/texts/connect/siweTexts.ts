import { lazyTexts, type TextSource } from '../lazyTexts.ts'
import type { WidenTexts } from '../widenTexts.ts'

/** Sign-in with wallet (open points 70, 71, wire 1.13). */
export const siweTexts = {
  needsToConnect: (app: string) => `${app} needs to connect to your wallet`,
  explain:
    'Sign a message to show that this account is yours. It costs nothing. Cancel disconnects you.',
  waiting: 'Sign the message in your wallet',
  sign: 'Sign',
  cancel: 'Cancel',
  declined: 'Signature declined',
  unreachable: 'Sign-in could not be started',
  wrongMessage: "The sign-in message isn't for this page",
  verifyFailed: "We couldn't verify your signature. Try again.",
  failedToDisconnect: 'Failed to disconnect',
}

/** As this widget says them: `core.use(createSiweTexts)`. */
export function createSiweTexts(
  core: TextSource<'siwe', typeof siweTexts>,
): WidenTexts<typeof siweTexts> {
  return lazyTexts(core, 'siwe', siweTexts)
}
