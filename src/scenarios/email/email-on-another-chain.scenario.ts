import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'

export const emailOnAnotherChain = scenario({
  id: 'email-on-another-chain',
  title: 'On a chain that the e-mail wallet does not support, the login switches to EVM first',
  tags: ['email', 'networks'],
  options: {
    networks: ['bip122:000000000019d6689c085ae165831e93', 'eip155:1'],
    defaultChain: 'bip122:000000000019d6689c085ae165831e93',
    customNetworks: [
      {
        id: 'bip122:000000000019d6689c085ae165831e93',
        name: 'Bitcoin',
        chain: 'bip122',
        currency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
      },
    ],
  },
  steps: [
    ...submitEmail('ada@example.com'),
    sees('SwitchActiveChain', ['C-182']),
    reads('Switch to Ethereum', ['C-182']),
    reads('This feature is not supported on Bitcoin.', ['C-117']),
    { expect: 'mails', to: 'ada@example.com', count: 0 },
    click('button', 'Switch'),
    sees('Connect', ['C-120']),
    { do: 'focus', target: { role: 'textbox', name: 'Email' } },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp'),
  ],
})
