import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import {
  becomeSmartAccount,
  leaveSettings,
  openAccountOnBase,
} from '../smart-account/smartAccountSteps.ts'
import { chooseReceive } from './receiveSteps.ts'

export const receiveSmartAccount = scenario({
  id: 'receive-smart-account',
  title: 'A smart account receives only on its own network',
  tags: ['receive', 'smart-account'],
  options: { networks: ['eip155:1', 'eip155:137', 'eip155:8453'] },
  steps: [
    ...openAccountOnBase,
    ...chooseReceive,
    click('button', 'Only receive assets on', { exact: false }),
    sees('WalletCompatibleNetworks'),
    { expect: 'element', target: the('listitem'), count: 3 },
    click('button', 'Back'),
    click('button', 'Back'),
    sees('Account'),
    ...becomeSmartAccount,
    ...leaveSettings,
    ...chooseReceive,
    reads('Only receive assets on Base', ['A-068']),
    click('button', 'Only receive assets on Base', { exact: false }),
    sees('WalletCompatibleNetworks'),
    { expect: 'title', is: 'Compatible Networks', covers: ['A-088'] },
    { expect: 'element', target: the('listitem'), count: 1, covers: ['A-071'] },
    reads('Base', ['A-071']),
  ],
})
