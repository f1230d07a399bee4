import { click, minutes, reads, scenario, sees } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

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
    reads("Couldn't sign in with GitHub"),
    reads('The reply came from another site, so we stopped the sign-in.'),
    { do: 'run', ms: minutes(1) },
    { expect: 'noToast' },
    reads("Couldn't sign in with GitHub"),
    { expect: 'calls', name: 'frame.connectSocial', times: 0, covers: ['C-268'] },
    {
      expect: 'analytics',
      event: 'SOCIAL_LOGIN_ERROR',
      properties: { provider: 'github' },
      times: 1,
    },
    click('button', 'Help'),
    click('button', 'Back'),
    sees('Connect'),
    { expect: 'text', text: "Couldn't sign in with GitHub", absent: true },
  ],
})
