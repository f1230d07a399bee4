import { reads, scenario, sees } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialRedirectHostile = scenario({
  id: 'social-redirect-hostile',
  title: 'The widget refuses a login address that runs script',
  tags: ['social', 'security', 'fault'],
  options: withSocials('google'),
  faults: [
    {
      id: 'script',
      target: 'frame.getSocialRedirectUri',
      when: { nth: 1 },
      effect: { kind: 'malformed', body: '{"uri":"javascript:alert(1)"}' },
    },
  ],
  steps: [
    ...chooseSocial('Continue with Google'),
    reads('Something went wrong'),
    sees('ConnectingSocial'),
    { expect: 'calls', name: 'frame.connectSocial', times: 0 },
  ],
})
