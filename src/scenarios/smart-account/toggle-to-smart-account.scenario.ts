import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { chooseSettings, logIn, openSettings } from '../dsl/flows/flows.ts'
import { leaveSettings } from './smartAccountSteps.ts'
import { chooseNetwork } from '../dsl/flows/solanaFlows.ts'

export const toggleToSmartAccount = scenario({
  id: 'toggle-to-smart-account',
  title: 'The account becomes a smart account in the settings, pays, and changes back',
  tags: ['smart-account', 'settings', 'chain'],
  options: { networks: ['eip155:1', 'eip155:8453'] },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openSettings,
    {
      expect: 'element',
      target: the('button', 'Use smart account'),
      is: 'absent',
      covers: ['C-280'],
    },
    ...leaveSettings,
    ...chooseNetwork('Base'),
    sees('Account'),
    ...chooseSettings,
    click('button', 'Use smart account'),
    {
      expect: 'element',
      target: the('button', 'Use standard account'),
      is: 'enabled',
      covers: ['C-008', 'C-140', 'C-231'],
    },
    {
      expect: 'calls',
      name: 'frame.setPreferredAccount',
      times: 1,
      arguments: { type: 'smartAccount' },
      covers: ['C-233', 'C-291'],
    },
    { expect: 'activeAccount', chainId: 'eip155:8453', type: 'smartAccount', deployed: false },
    click('button', 'Close', { within: 'modal' }),
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    reads('Payment: done'),
    { expect: 'balance', chainId: 'eip155:8453', account: 9, changedBy: '100000000000000000' },
    {
      expect: 'activeAccount',
      chainId: 'eip155:8453',
      type: 'smartAccount',
      deployed: true,
      wei: '9900000000000000000',
    },
    ...openSettings,
    click('button', 'Use standard account'),
    {
      expect: 'element',
      target: the('button', 'Use smart account'),
      is: 'enabled',
      covers: ['C-231', 'C-281'],
    },
    { expect: 'activeAccount', chainId: 'eip155:8453', type: 'eoa' },
  ],
})
