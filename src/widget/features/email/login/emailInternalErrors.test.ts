import { expect, it } from 'vitest'
import { createTestCore } from '../../../testing/testCore.ts'
import { createEmailResendFlow } from '../code/resendFlow.ts'
import { createEmailTest } from '../testing/emailTest.ts'

it('throws on an e-mail screen that a host opens without an address [C-343]', () => {
  const { core } = createEmailTest()
  expect(() => createEmailResendFlow(core, '', 'EmailVerifyOtp')).toThrow(
    expect.objectContaining({ code: 'none.email', message: 'No email' }),
  )
})

it('rejects a login without a secure site because its connector is missing [C-343]', async () => {
  const { core } = createTestCore()
  expect(() => createEmailResendFlow(core, 'ada@example.com', 'EmailVerifyOtp')).toThrow(
    expect.objectContaining({ code: 'none.authConnector', message: 'Auth connector not found' }),
  )
  await expect(core.ensureAuth()).rejects.toMatchObject({
    code: 'none.authConnector',
    message: expect.stringContaining('Auth connector not found') as string,
  })
})
