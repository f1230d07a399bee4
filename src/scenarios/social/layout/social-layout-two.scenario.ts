import { scenario, sees, the } from '../../dsl/builders.ts'
import { openModal } from '../../dsl/flows/flows.ts'
import { withSocials } from '../../dsl/flows/socialFlows.ts'

export const socialLayoutTwo = scenario({
  id: 'social-layout-two',
  title: 'Two social logins are two logo buttons',
  tags: ['social', 'connect'],
  options: withSocials('x', 'google'),
  steps: [
    ...openModal,
    sees('Connect'),
    { expect: 'order', role: 'button', names: ['X', 'Google'], covers: ['C-087'] },
    {
      expect: 'element',
      target: the('button', 'Continue with', { exact: false }),
      is: 'absent',
      covers: ['C-087'],
    },
  ],
})
