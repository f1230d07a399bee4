import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'

export const tabsOnADesktop = scenario({
  id: 'tabs-on-a-desktop',
  title: 'The tabs are 104 px wide, what they show is 280 to 300 px high and scrolls inside',
  tags: ['tokens', 'balances', 'email'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    sees('Account'),
    { expect: 'box', target: the('tab', 'Tokens'), width: 104, covers: ['A-013'] },
    { expect: 'box', target: the('tab', 'NFTs'), width: 104, covers: ['A-013'] },
    { expect: 'box', target: the('tab', 'Activity'), width: 104, covers: ['A-013'] },
    reads('Ether'),
    {
      expect: 'box',
      target: the('tabpanel', 'Tokens'),
      height: 280,
      maxHeight: 300,
      covers: ['C-363'],
    },
    { expect: 'scrollBox', target: the('listitem', undefined, { nth: 0 }), height: 280 },
    click('tab', 'NFTs'),
    {
      expect: 'style',
      target: the('tabpanel', 'NFTs'),
      property: 'min-height',
      is: '280px',
      covers: ['C-363'],
    },
    {
      expect: 'style',
      target: the('tabpanel', 'NFTs'),
      property: 'max-height',
      is: '300px',
      covers: ['C-363'],
    },
    { expect: 'box', target: the('tabpanel', 'NFTs'), maxHeight: 300, covers: ['C-363'] },
    click('tab', 'Activity'),
    { expect: 'box', target: the('tabpanel', 'Activity'), maxHeight: 300, covers: ['C-363'] },
  ],
})
