import { reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialPopupClosed = scenario({
  id: 'social-popup-closed',
  title: "The visitor closes the provider's window, and the login ends within a second",
  tags: ['social', 'timer'],
  options: withSocials('google', 'apple', 'facebook'),
  steps: [
    ...chooseSocial('Apple'),
    { expect: 'timer', label: 'social.windowCheck', pending: true, inMs: 1000, covers: ['C-207'] },
    { do: 'run', ms: seconds(4) },
    reads('Connect in the provider window'),
    { do: 'social.close' },
    sees('ConnectingSocial'),
    { do: 'run', ms: 999 },
    sees('ConnectingSocial'),
    { do: 'run', ms: 1 },
    sees('Connect', ['C-205', 'C-207']),
    reads('The window closed before you finished.'),
    { expect: 'noToast' },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', times: 0 },
    { expect: 'timer', label: 'social.windowCheck', pending: false },
  ],
})
