import { click, scenario, sees } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'
import { hostShows } from '../dsl/flows/siweFlows.ts'

export const siweByEmail = scenario({
  id: 'siwe-by-email',
  title: 'An e-mail user signs in after closing and declining the frame once',
  tags: ['siwe', 'email', 'secure-frame'],
  options: { isSiweEnabled: true },
  steps: [
    ...submitEmail('ada@example.com'),
    { do: 'typeCode', email: 'ada@example.com' },
    sees('ConnectingSiwe', ['C-217']),
    click('button', 'Sign'),
    sees('ApproveTransaction'),
    click('button', 'Close'),
    sees('ConnectingSiwe', ['C-077']),
    { expect: 'modal', open: true, covers: ['C-077'] },
    hostShows('Not signed in.'),
    click('button', 'Sign'),
    sees('ApproveTransaction'),
    { do: 'frame.cancel' },
    sees('ConnectingSiwe'),
    { expect: 'toast', text: 'Signature declined', variant: 'error' },
    click('button', 'Sign'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'personal_sign' },
    { expect: 'modal', open: false },
    hostShows('Signed in as 0x'),
  ],
})
