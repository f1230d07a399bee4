import { scenario } from '../../dsl/builders.ts'
import { logIn } from '../../dsl/flows/flows.ts'
import { accountButton } from '../accountButton.ts'

export const otherTabInFrontAgain = scenario({
  id: 'other-tab-in-front-again',
  title: 'A tab that comes to the front shows the person who is logged in by now',
  tags: ['secure-frame', 'email', 'security'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'page.visible', visible: false },
    { do: 'otherTab.logIn', email: 'new.device@example.com', older: true },
    accountButton('0x97...3a0aa9'),
    { do: 'page.visible', visible: true },
    accountButton('0x14...3d9955'),
    { expect: 'modal', open: false },
  ],
})
