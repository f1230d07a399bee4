import { click, scenario } from '../dsl/builders.ts'
import { logIn, openAccountOf } from '../dsl/flows/flows.ts'
import { personOf } from '../dsl/personOf.ts'
import { chooseReceive } from './receiveSteps.ts'

export const receiveProfileName = scenario({
  id: 'receive-profile-name',
  title: 'The chip shows the profile name and copies the address',
  tags: ['receive', 'names', 'clipboard'],
  world: { people: [personOf({ email: 'ada@example.com', accountIndexes: [2] })] },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccountOf('orbit.pocket.eth'),
    ...chooseReceive,
    click('button', 'Copy address orbit.pocket.eth'),
    { expect: 'toast', text: 'Address copied', variant: 'success' },
    { expect: 'clipboard', text: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', covers: ['A-065'] },
    { expect: 'qrCode', text: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', covers: ['A-066'] },
  ],
})
