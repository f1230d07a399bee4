import { click, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const upgradeFails = scenario({
  id: 'upgrade-fails',
  title: 'The upgrade to a smart account fails, and works on the second try',
  tags: ['smart-account', 'fault', 'error', 'retry'],
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
    sees('UpgradeToSmartAccount'),
    click('button', 'Continue'),
    {
      expect: 'toast',
      text: 'Error upgrading to smart account',
      variant: 'error',
      covers: ['C-331'],
    },
    sees('UpgradeToSmartAccount'),
    { expect: 'activeAccount', chainId: 'eip155:11155111', type: 'eoa', covers: ['C-241'] },
    click('button', 'Continue'),
    { expect: 'modal', open: false },
    { expect: 'activeAccount', chainId: 'eip155:11155111', type: 'smartAccount' },
  ],
})
