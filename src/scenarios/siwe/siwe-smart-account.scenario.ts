import { click, minutes, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { hostShows } from '../dsl/flows/siweFlows.ts'

export const siweSmartAccount = scenario({
  id: 'siwe-smart-account',
  title: 'A smart account signs in before and after its contract is deployed',
  tags: ['siwe', 'smart-account', 'email', 'chain'],
  options: { isSiweEnabled: true, defaultChain: 'eip155:11155111' },
  steps: [
    ...logIn('ada@example.com'),
    sees('UpgradeToSmartAccount'),
    click('button', 'Continue'),
    sees('ConnectingSiwe'),
    click('button', 'Sign'),
    { do: 'frame.approve', method: 'personal_sign' },
    { expect: 'modal', open: false },
    hostShows('Signed in as 0x'),
    { expect: 'activeAccount', chainId: 'eip155:11155111', type: 'smartAccount', deployed: false },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    reads('Payment: done'),
    { expect: 'activeAccount', chainId: 'eip155:11155111', type: 'smartAccount', deployed: true },
    { do: 'host.open' },
    { do: 'run', ms: minutes(60) },
    sees('ConnectingSiwe'),
    hostShows('Not signed in.'),
    click('button', 'Sign'),
    { do: 'frame.approve', method: 'personal_sign' },
    { expect: 'modal', open: false },
    hostShows('Signed in as 0x'),
  ],
})
