import { reads, scenario, sees, the } from '../../dsl/builders.ts'
import { submitEmail } from '../../dsl/flows/flows.ts'
import type { Expectation } from '../../dsl/expectation.ts'

const box = (position: number) => the('textbox', `Digit ${position}`)
const focused = (position: number, value: string, covers: readonly string[]): Expectation => ({
  expect: 'element',
  target: box(position),
  is: 'focused',
  value,
  covers,
})

export const codeBoxes = scenario({
  id: 'code-boxes',
  title: 'The code boxes accept only digits, and the arrow keys move between them',
  tags: ['email', 'keyboard', 'validation'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    focused(1, '', []),
    { expect: 'element', target: box(2), is: 'disabled', covers: ['C-244'] },
    { do: 'press', key: 'x' },
    focused(1, '', ['C-245']),
    { do: 'press', key: '1' },
    focused(2, '', []),
    { expect: 'element', target: box(1), value: '1', covers: ['C-243'] },
    { expect: 'element', target: box(3), is: 'disabled', covers: ['C-244'] },
    { do: 'press', key: '2' },
    focused(3, '', []),
    { do: 'press', key: 'Backspace' },
    focused(2, '2', ['C-247']),
    { do: 'press', key: 'ArrowLeft' },
    focused(1, '1', ['C-248']),
    { do: 'press', key: 'x' },
    focused(1, '', ['C-245']),
    { expect: 'element', target: box(3), is: 'disabled', covers: ['C-244'] },
    { do: 'press', key: '1' },
    focused(2, '2', []),
    { do: 'press', key: 'ArrowRight' },
    focused(3, '', ['C-248']),
    { do: 'press', key: 'Delete' },
    focused(2, '2', ['C-247']),
    { do: 'press', key: 'ArrowLeft' },
    { expect: 'calls', name: 'frame.connectOtp', times: 0, covers: ['C-183'] },
    { do: 'paste', target: box(1), text: 'This code is valid for 20 minutes' },
    reads('The text has no single code of 6 digits. Paste or type the code alone.'),
    { expect: 'element', target: box(1), value: '1' },
    { expect: 'calls', name: 'frame.connectOtp', times: 0 },
    { do: 'paste', target: box(1), text: '97-53 10' },
    {
      expect: 'calls',
      name: 'frame.connectOtp',
      times: 1,
      arguments: { otp: '975310' },
      covers: ['C-183', 'C-246'],
    },
    reads('Invalid code. Try Again', ['C-187']),
    focused(1, '', ['C-187']),
  ],
})
