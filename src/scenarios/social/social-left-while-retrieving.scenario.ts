import { reads, scenario, seconds, the } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

const late = { kind: 'late', ms: 5000 } as const

export const socialLeftWhileRetrieving = scenario({
  id: 'social-left-while-retrieving',
  title: 'A social login is finished although the modal was closed, or the page reloaded',
  tags: ['social', 'close', 'reload', 'fault'],
  options: withSocials('google', 'x'),
  faults: [{ id: 'slow', target: 'frame.connectSocial', when: { always: true }, effect: late }],
  steps: [
    ...chooseSocial('X'),
    { do: 'social.continue' },
    reads('Retrieving user data'),
    { do: 'clickBackdrop' },
    { expect: 'modal', open: false },
    { do: 'run', ms: seconds(5) },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', properties: { method: 'social' }, times: 1 },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      is: 'absent',
    },
    { expect: 'modal', open: false },
    { do: 'host.disconnect' },
    ...chooseSocial('X'),
    { do: 'social.continue' },
    reads('Retrieving user data'),
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      is: 'absent',
    },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', properties: { method: 'social' }, times: 1 },
  ],
})
