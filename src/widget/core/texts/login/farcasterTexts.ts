import { defineTexts } from '../defineTexts.ts'

/** Texts of the Farcaster login (C-105, C-198). */
export const farcasterTexts = defineTexts('farcaster', {
  scan: 'Sign in with Farcaster',
  scanHint: "Scan with your phone's camera",
  qrCode: 'QR code for Farcaster',
  preparing: 'Preparing the code',
  logIn: 'Sign in with Farcaster',
  approveInApp: 'Approve the sign-in in the Farcaster app',
  open: 'Open farcaster',
  noAnswerYet: 'Still waiting for your phone',
})
