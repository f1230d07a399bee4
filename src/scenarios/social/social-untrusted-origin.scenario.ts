import { scenario, sees } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/socialFlows.ts'

export const socialUntrustedOrigin = scenario({
  id: 'social-untrusted-origin',
  title: 'A result from a foreign origin ends the social login',
  tags: ['social', 'security', 'fault'],
  options: withSocials('google', 'github'),
  faults: [
    { id: 'forge', target: 'social.result', when: { nth: 1 }, effect: { kind: 'wrongOrigin' } },
  ],
  steps: [
    ...chooseSocial('GitHub'),
    { do: 'social.continue' },
    { expect: 'toast', text: 'Untrusted Origin', variant: 'error', covers: ['C-206'] },
    sees('Connect', ['C-206', 'C-268']),
    { expect: 'calls', name: 'frame.connectSocial', times: 0, covers: ['C-268'] },
    {
      expect: 'analytics',
      event: 'SOCIAL_LOGIN_ERROR',
      properties: { provider: 'github' },
      times: 1,
    },
  ],
})
