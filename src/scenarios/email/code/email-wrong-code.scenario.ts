import { reads, scenario, sees, the } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

export const emailWrongCode = scenario({
  id: 'email-wrong-code',
  title: 'A wrong code shows an error and clears the boxes, and the right one passes',
  tags: ['email', 'error', 'retry'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com', wrong: true },
    reads('Invalid code. Try Again', ['C-187']),
    {
      expect: 'element',
      target: the('textbox', undefined, { within: 'modal', nth: 0 }),
      is: 'focused',
      value: '',
    },
    {
      expect: 'element',
      target: the('textbox', undefined, { within: 'modal', nth: 0 }),
      is: 'enabled',
      covers: ['C-187'],
    },
    { expect: 'analytics', event: 'EMAIL_VERIFICATION_CODE_FAIL', times: 1, covers: ['C-317'] },
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
  ],
})
