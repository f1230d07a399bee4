import { click, scenario, sees } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'
import { hostShows } from '../dsl/flows/siweFlows.ts'

export const siweReloadByEmail = scenario({
  id: 'siwe-reload-by-email',
  title: 'An e-mail user who reloads before signing in is asked at once',
  tags: ['siwe', 'email', 'reload'],
  options: { isSiweEnabled: true },
  steps: [
    ...submitEmail('ada@example.com'),
    { do: 'typeCode', email: 'ada@example.com' },
    sees('ConnectingSiwe'),
    { do: 'reload' },
    { expect: 'modal', open: true },
    sees('ConnectingSiwe'),
    click('button', 'Sign'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'personal_sign' },
    { expect: 'modal', open: false },
    hostShows('Signed in as 0x'),
  ],
})
