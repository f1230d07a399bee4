import { click, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const socialLeftByClose = scenario({
  id: 'social-left-by-close',
  title:
    "Closing the modal leaves the provider's window open, and its login is finished or goes on with the next opening",
  tags: ['social', 'close'],
  options: withSocials('google', 'x'),
  steps: [
    ...chooseSocial('X'),
    { do: 'run', ms: seconds(3) },
    { do: 'press', key: 'Escape' },
    { expect: 'modal', open: false },
    { expect: 'popups', count: 1 },
    { do: 'social.continue' },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', properties: { method: 'social' }, times: 1 },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      is: 'absent',
    },
    { expect: 'modal', open: false },
    { do: 'host.disconnect' },
    ...chooseSocial('X'),
    { do: 'run', ms: seconds(3) },
    { do: 'clickBackdrop' },
    { expect: 'modal', open: false },
    ...openModal,
    sees('ConnectingSocial'),
    { expect: 'analytics', event: 'SOCIAL_LOGIN_STARTED', times: 2 },
    click('button', 'Back'),
    sees('Connect'),
    { do: 'run', ms: seconds(1) },
    { expect: 'timer', label: 'social.windowCheck', pending: false },
  ],
})
