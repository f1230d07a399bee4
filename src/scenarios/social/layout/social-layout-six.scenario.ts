import { scenario, sees, the } from '../../dsl/builders.ts'
import { openModal } from '../../dsl/flows/flows.ts'
import { withSocials } from '../../dsl/flows/socialFlows.ts'

export const socialLayoutSix = scenario({
  id: 'social-layout-six',
  title: 'Six social logins: one wide button, five small ones, and no More',
  tags: ['social', 'connect', 'mobile'],
  device: 'android',
  options: withSocials('google', 'x', 'discord', 'github', 'apple', 'facebook'),
  steps: [
    ...openModal,
    sees('Connect'),
    {
      expect: 'order',
      role: 'button',
      names: ['Continue with Google', 'X', 'Discord', 'GitHub', 'Apple', 'Facebook'],
      covers: ['C-088'],
    },
    // As wide as the sheet of a 360 px window: 16 px are kept on either side.
    {
      expect: 'box',
      target: the('button', 'Continue with Google'),
      left: 16,
      width: 328,
      covers: ['C-088'],
    },
    { expect: 'box', target: the('button', 'X'), height: 48, maxWidth: 80, covers: ['C-088'] },
    { expect: 'element', target: the('button', 'More'), is: 'absent', covers: ['C-089'] },
  ],
})
