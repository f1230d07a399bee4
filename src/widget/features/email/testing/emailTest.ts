import type { Auth } from '../../../../backends/port/auth.ts'
import { createTestConnection, testAuthUser } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
// Loaded ahead, so that a login of a test takes no real time for it.
import '../login/requestLogin.ts'

type Action = 'VERIFY_OTP' | 'VERIFY_DEVICE'
type TestOptions = NonNullable<Parameters<typeof createTestCore>[0]>

/** The login views of a widget whose secure site grants every request, with a cool-down of 30 s. */
export function createEmailTest(
  auth: Partial<Auth> = {},
  options: Omit<TestOptions, 'backend'> & { action?: Action } = {},
) {
  let nextAt = 0
  const mails: string[] = []
  const { connection } = createTestConnection({
    type: 'AUTH',
    user: { ...testAuthUser, email: 'ada@example.com' },
  })
  const test = createTestCore({
    ...options,
    backend: {
      auth: {
        nextEmailLoginAt: () => nextAt,
        connectEmail(email) {
          mails.push(email)
          nextAt = test.clock.now() + 30_000
          return Promise.resolve(options.action ?? 'VERIFY_OTP')
        },
        connectOtp: () => Promise.resolve(),
        connect: () => Promise.resolve(connection),
        getSmartAccountEnabledNetworks: () => Promise.resolve([]),
        ...auth,
      },
    },
  })
  test.core.modal.setState({ codeSentTo: 'ada@example.com' })
  return { ...test, mails, connection }
}
