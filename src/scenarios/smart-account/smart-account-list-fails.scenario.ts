import { scenario, the } from '../dsl/builders.ts'
import { logIn, openSettings } from '../dsl/flows/flows.ts'

export const smartAccountListFails = scenario({
  id: 'smart-account-list-fails',
  title: 'Smart accounts are not offered when their networks cannot be loaded',
  tags: ['smart-account', 'fault'],
  options: { defaultChain: 'eip155:11155111' },
  faults: [
    {
      id: 'broken',
      target: 'frame.getSmartAccountEnabledNetworks',
      when: { always: true },
      effect: { kind: 'reject', code: 0, message: 'Out of order' },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false, covers: ['C-186', 'C-242'] },
    ...openSettings,
    { expect: 'calls', name: 'frame.getSmartAccountEnabledNetworks', atLeast: 2 },
    {
      expect: 'element',
      target: the('button', 'Use smart account'),
      is: 'absent',
      covers: ['C-242', 'C-280'],
    },
  ],
})
