import { reads, scenario, sees, the } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'

const first = the('textbox', 'Digit 1')

export const codeInAText = scenario({
  id: 'code-in-a-text',
  title: 'The code is found in a pasted sentence with other numbers, in the digits of any language',
  tags: ['email', 'input', 'validation'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'paste', target: first, text: 'Codes: 741384 and 139424' },
    reads('The text has no single code of 6 digits. Paste or type the code alone.'),
    { expect: 'element', target: first, value: '' },
    { expect: 'calls', name: 'frame.connectOtp', times: 0 },
    { do: 'paste', target: first, text: 'This code is valid for 20 minutes: 741384' },
    {
      expect: 'calls',
      name: 'frame.connectOtp',
      times: 1,
      arguments: { otp: '741384' },
      covers: ['C-246'],
    },
    reads('Invalid code. Try Again'),
    { do: 'type', target: first, text: '３٣۳३८２' },
    { expect: 'calls', name: 'frame.connectOtp', times: 2, arguments: { otp: '333382' } },
  ],
})
