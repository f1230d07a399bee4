import { FoyerError, type FoyerErrorCode } from '../../port/errors.ts'

/**
 * Maps the frame's errors to codes. This is the only place in Foyer that reads an error message,
 * because the frame has no codes (C-252). The server's message stays in `details.serverText`.
 * Failures that the frame did not report keep their code.
 */
export const frameErrors = {
  /** Gives `email.invalid` for 'Invalid email'. */
  email: <T>(answer: Promise<T>) =>
    recoded(answer, (text) => (text.includes('Invalid email') ? 'email.invalid' : undefined)),
  /** Gives `otp.expired`, `otp.used`, else `otp.invalid`. */
  otp: <T>(answer: Promise<T>) =>
    recoded(answer, (text) => {
      if (/expired/i.test(text)) return 'otp.expired'
      return /\bused\b/i.test(text) ? 'otp.used' : 'otp.invalid'
    }),
  device: <T>(answer: Promise<T>) => recoded(answer, () => 'device.rejected'),
  social: <T>(answer: Promise<T>) => recoded(answer, () => 'social.failed'),
  farcaster: <T>(answer: Promise<T>) => recoded(answer, () => 'farcaster.failed'),
}

async function recoded<T>(
  answer: Promise<T>,
  codeOf: (serverText: string) => FoyerErrorCode | undefined,
): Promise<T> {
  try {
    return await answer
  } catch (thrown) {
    if (!(thrown instanceof FoyerError) || thrown.code !== 'frame.failed') throw thrown
    const { serverText } = thrown.details
    const code = serverText === undefined ? undefined : codeOf(serverText)
    if (code === undefined) throw thrown
    throw new FoyerError(code, thrown.message, { cause: thrown, details: thrown.details })
  }
}
