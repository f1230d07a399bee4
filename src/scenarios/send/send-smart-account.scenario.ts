import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { recipients, review, started, typeRecipient } from './sendSteps.ts'

export const sendSmartAccount = scenario({
  id: 'send-smart-account',
  title: 'Changing the account type clears the form, and the smart account sends USDC',
  tags: ['send', 'smart-account', 'chain'],
  options: { networks: ['eip155:1', 'eip155:8453'] },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'Networks' },
    click('button', 'Base', { exact: false, within: 'modal' }),
    { do: 'host.open', view: 'WalletSend' },
    ...typeRecipient(recipients[3]),
    reads('0x90F7...b906'),
    { do: 'host.open', view: 'AccountSettings' },
    click('button', 'Use smart account'),
    { expect: 'element', target: the('button', 'Use standard account'), is: 'enabled' },
    { do: 'host.open', view: 'WalletSend' },
    { expect: 'element', target: the('textbox', 'Address or name'), value: '', covers: ['C-232'] },
    {
      do: 'chain.setTokenBalance',
      chainId: 'eip155:8453',
      token: 'USDC',
      account: 'active',
      units: '50000000',
    },
    { do: 'run', ms: 10000 },
    { do: 'host.open', view: 'WalletSend' },
    ...review('USD Coin', 'USDC', '20', recipients[3]),
    click('button', 'Send', { within: 'modal' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:8453',
      token: 'USDC',
      account: 3,
      changedBy: '20000000',
    },
    {
      expect: 'analytics',
      event: 'SEND_SUCCESS',
      properties: { isSmartAccount: true, network: 'eip155:8453' },
    },
  ],
})
