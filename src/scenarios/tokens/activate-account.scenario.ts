import { click, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount, openSettings } from '../dsl/flows/flows.ts'

const promo = the('button', 'Activate your account')

export const activateAccount = scenario({
  id: 'activate-account',
  title: 'The smart account is promoted where it is available, until it is chosen',
  tags: ['tokens', 'smart-account', 'email'],
  options: { defaultChain: 'eip155:11155111', networks: ['eip155:11155111', 'eip155:1'] },
  steps: [
    ...logIn('ada@example.com'),
    sees('UpgradeToSmartAccount'),
    click('button', 'Do it later'),
    sees('Account'),
    { expect: 'element', target: promo, covers: ['A-008'] },
    click('button', 'Change network', { exact: false }),
    click('button', 'Ethereum', { exact: false, within: 'modal' }),
    sees('Account'),
    { expect: 'element', target: promo, is: 'absent', covers: ['A-008'] },
    click('button', 'Change network', { exact: false }),
    click('button', 'Sepolia', { exact: false, within: 'modal' }),
    sees('Account'),
    click('button', 'Activate your account'),
    sees('UpgradeToSmartAccount', ['A-008']),
    click('button', 'Continue'),
    sees('Account'),
    { expect: 'element', target: promo, is: 'absent', covers: ['A-008'] },
    {
      expect: 'element',
      target: the('button', 'Smart account Profile', { exact: false }),
      covers: ['A-007'],
    },
    { do: 'host.close' },
    { expect: 'modal', open: false },
    ...openAccount,
    { expect: 'element', target: promo, is: 'absent', covers: ['A-008'] },
    // Its first payment deploys it; from then on nothing is left to activate, whichever type is preferred.
    { do: 'host.close' },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    { expect: 'activeAccount', chainId: 'eip155:11155111', type: 'smartAccount', deployed: true },
    ...openSettings,
    click('button', 'Use standard account'),
    { expect: 'element', target: the('button', 'Use smart account'), is: 'enabled' },
    { do: 'host.open' },
    sees('Account'),
    { expect: 'element', target: the('button', 'Send') },
    { expect: 'element', target: promo, is: 'absent', covers: ['A-008'] },
  ],
})
