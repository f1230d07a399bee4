import { scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const tabsOnAPhone = scenario({
  id: 'tabs-on-a-phone',
  title: 'On a phone the three tabs share the width of the window',
  tags: ['tokens', 'mobile', 'email'],
  device: 'iphone',
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    sees('Account'),
    // (390 - 48) / 3
    { expect: 'box', target: the('tab', 'Tokens'), width: 114, covers: ['A-013'] },
    { expect: 'box', target: the('tab', 'NFTs'), width: 114, covers: ['A-013'] },
    { expect: 'box', target: the('tab', 'Activity'), width: 114, covers: ['A-013'] },
  ],
})
