import { click, scenario, the } from '../dsl/builders.ts'
import { chooseSettings, logIn } from '../dsl/flows/flows.ts'

export const toggleFails = scenario({
  id: 'toggle-fails',
  title: 'The secure site rejects the smart account, and the account stays an EOA',
  tags: ['smart-account', 'settings', 'fault', 'toast', 'mobile'],
  device: 'android',
  options: { defaultChain: 'eip155:11155111' },
  faults: [
    {
      id: 'refused',
      target: 'frame.setPreferredAccount',
      when: { nth: 1 },
      effect: { kind: 'reject', code: 0, message: 'Not now' },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    click('button', 'Do it later'),
    ...chooseSettings,
    click('button', 'Use smart account'),
    { expect: 'calls', name: 'frame.setPreferredAccount', times: 1 },
    { expect: 'toast', text: 'Failed to switch the account', variant: 'error', covers: ['C-241'] },
    {
      expect: 'element',
      target: the('button', 'Use smart account'),
      is: 'enabled',
      covers: ['C-241'],
    },
    {
      expect: 'analytics',
      event: 'SET_PREFERRED_ACCOUNT_TYPE',
      properties: { accountType: 'eoa' },
      covers: ['C-241'],
    },
    { expect: 'activeAccount', chainId: 'eip155:11155111', type: 'eoa', covers: ['C-241'] },
  ],
})
