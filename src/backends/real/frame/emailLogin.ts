import type { Auth } from '../../port/auth.ts'
import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import type { FrameClient } from './frameClient.ts'
import { frameErrors } from './frameErrors.ts'
import type { LoginData } from './loginData.ts'
import { mailCoolDown } from './mailCoolDown.ts'

type EmailPart = Pick<
  Auth,
  | 'connectEmail'
  | 'nextEmailLoginAt'
  | 'connectDevice'
  | 'connectOtp'
  | 'updateEmail'
  | 'updateEmailPrimaryOtp'
  | 'updateEmailSecondaryOtp'
>

/** The e-mail part of `Auth` (C-284). A second mail can be requested only after 30 s (C-254). */
export function createEmailLogin(options: {
  client: Pick<FrameClient, 'request'>
  loginData: LoginData
  clock: Clock
}): EmailPart {
  const { client, loginData, clock } = options

  const nextEmailLoginAt = () => mailCoolDown.endsAt(loginData.lastMailAt, clock)

  async function mail<T>(email: string, ask: () => Promise<T>): Promise<T> {
    if (!isEmail(email)) throw new FoyerError('email.invalid', 'Invalid email')
    const seconds = Math.ceil((nextEmailLoginAt() - clock.now()) / 1_000)
    if (seconds > 0) {
      throw new FoyerError('email.coolDown', `Please try again after ${seconds} seconds`, {
        details: { seconds },
      })
    }
    const answer = await frameErrors.email(ask())
    loginData.mailSent(clock.now())
    return answer
  }

  return {
    nextEmailLoginAt,
    connectEmail: (email, signal) =>
      mail(
        email,
        async () => (await client.request('CONNECT_EMAIL', { email }, { signal })).action,
      ),
    updateEmail: (email, signal) =>
      mail(email, async () => (await client.request('UPDATE_EMAIL', { email }, { signal })).action),
    connectDevice: (signal) =>
      frameErrors.device(
        client.request('CONNECT_DEVICE', undefined, { signal, waitsForPerson: true }),
      ),
    connectOtp: (otp, signal) =>
      frameErrors.otp(client.request('CONNECT_OTP', { otp }, { signal })),
    updateEmailPrimaryOtp: (otp, signal) =>
      frameErrors.otp(client.request('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal })),
    async updateEmailSecondaryOtp(otp, signal) {
      const { newEmail } = await frameErrors.otp(
        client.request('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal }),
      )
      return { email: newEmail }
    },
  }
}

/**
 * Checks an e-mail address before it is sent, because the frame refuses others: some text, an at
 * sign, a domain with a dot, no white space (C-270).
 */
function isEmail(email: string): boolean {
  return email.length <= 320 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)
}
