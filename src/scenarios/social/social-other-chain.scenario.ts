import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { withSocials } from '../dsl/flows/socialFlows.ts'

export const socialOtherChain = scenario({
  id: 'social-other-chain',
  title:
    'On a chain that is neither EVM nor Solana, a social login first asks to switch the network',
  tags: ['social', 'farcaster', 'networks'],
  options: {
    ...withSocials('google', 'farcaster'),
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
    ...openModal,
    click('button', 'Farcaster'),
    sees('SwitchActiveChain'),
    click('button', 'Back'),
    click('button', 'Google'),
    sees('SwitchActiveChain'),
    reads('Switch to Ethereum'),
    { expect: 'analytics', event: 'SOCIAL_LOGIN_STARTED', times: 0 },
    click('button', 'Switch'),
    sees('Connect'),
    click('button', 'Google'),
    sees('ConnectingSocial'),
    { do: 'social.continue' },
    { expect: 'modal', open: false },
  ],
})
