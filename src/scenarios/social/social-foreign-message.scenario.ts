import { reads, scenario, sees } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialForeignMessage = scenario({
  id: 'social-foreign-message',
  title: 'Unrelated messages do not disturb a social login, and a forged result ends it',
  tags: ['social', 'security'],
  options: withSocials('google'),
  steps: [
    ...chooseSocial('Continue with Google'),
    { do: 'hostile.post', message: { type: 'resize', height: 120 } },
    { do: 'hostile.post', message: 'ping' },
    sees('ConnectingSocial'),
    reads('Connect in the provider window'),
    { do: 'hostile.post', message: { resultUri: 'https://evil.example/?code=1' } },
    { expect: 'toast', text: 'Untrusted Origin', covers: ['C-206'] },
    sees('Connect', ['C-206']),
    { expect: 'calls', name: 'frame.connectSocial', times: 0, covers: ['C-268'] },
  ],
})
