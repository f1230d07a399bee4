import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of sign-in with wallet. They name the cost and what cancelling does (open points 70, 71).
 */
export const siweTexts = defineTexts('siwe', {
  signInTo: (app: string) => `Sign in to ${app}`,
  explain:
    "Sign a message to prove this account is yours. It's free. If you cancel, you'll be disconnected.",
  waiting: 'Sign the message in your wallet',
  sign: 'Sign',
  declined: 'Signature declined',
  unreachable: "Couldn't start sign-in",
  wrongMessage: "The sign-in message isn't for this page",
  verifyFailed: "We couldn't verify your signature. Try again.",
  declinedHint: "The message wasn't signed. Try again.",
  unreachableHint: "Couldn't start sign-in. Check your connection and try again.",
})
