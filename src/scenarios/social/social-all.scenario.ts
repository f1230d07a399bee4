import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const socialAll = scenario({
  id: 'social-all',
  title: 'Seven social logins: More leads to all of them',
  tags: ['social', 'connect', 'happy'],
  options: {
    auth: { socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] },
    termsConditionsUrl: 'https://host.example/terms',
  },
  steps: [
    ...openModal,
    {
      expect: 'order',
      role: 'button',
      names: ['Continue with Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'More'],

      covers: ['C-089'],
    },
    { expect: 'element', target: the('button', 'Apple'), is: 'absent', covers: ['C-089'] },
    click('button', 'More'),
    sees('ConnectSocials'),
    { expect: 'title', is: 'All socials', covers: ['C-065'] },
    {
      expect: 'order',
      role: 'button',
      names: ['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook'],
      covers: ['C-005'],
    },
    reads('Terms of Service'),
    click('button', 'Facebook'),
    sees('ConnectingSocial'),
    { do: 'social.continue' },
    { expect: 'modal', open: false },
  ],
})
