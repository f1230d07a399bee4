import { click, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { hostShows } from '../dsl/flows/siweFlows.ts'

export const smartAccountSignsIn = scenario({
  id: 'smart-account-signs-in',
  title: 'After the upgrade, the login signs in with an account that is not deployed yet',
  tags: ['smart-account', 'siwe', 'secure-frame'],
  options: { defaultChain: 'eip155:11155111', isSiweEnabled: true },
  steps: [
    ...logIn('ada@example.com'),
    sees('UpgradeToSmartAccount', ['C-185']),
    click('button', 'Continue'),
    sees('ConnectingSiwe', ['C-160', 'C-217']),
    { expect: 'activeAccount', chainId: 'eip155:11155111', type: 'smartAccount', deployed: false },
    click('button', 'Sign'),
    { do: 'frame.approve', method: 'personal_sign' },
    { expect: 'modal', open: false },
    hostShows('Signed in as 0x'),
  ],
})
