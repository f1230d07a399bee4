import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

export const receiveSmartAccount = scenario({
  id: 'receive-smart-account',
  title: 'A smart account receives only on its own network',
  tags: ['receive', 'smart-account'],
  options: { networks: ['eip155:1', 'eip155:137', 'eip155:8453'] },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'Networks' },
    click('button', 'Base', { exact: false, within: 'modal' }),
    { do: 'host.open', view: 'WalletCompatibleNetworks' },
    { expect: 'element', target: the('listitem'), count: 3 },
    { do: 'host.open', view: 'AccountSettings' },
    click('button', 'Use smart account'),
    { expect: 'element', target: the('button', 'Use standard account'), is: 'enabled' },
    { do: 'host.open', view: 'WalletCompatibleNetworks' },
    sees('WalletCompatibleNetworks'),
    { expect: 'title', is: 'Compatible Networks', covers: ['A-088'] },
    { expect: 'element', target: the('listitem'), count: 1, covers: ['A-071'] },
    reads('Base', ['A-071']),
    { do: 'host.open', view: 'WalletReceive' },
    reads('Only receive assets on Base', ['A-068']),
  ],
})
