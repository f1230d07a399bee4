import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const walletconnectNotDetected = scenario({
  id: 'walletconnect-not-detected',
  title: 'An extension-only wallet that is not installed says so and shows its download',
  tags: ['walletconnect', 'wallets'],
  steps: [
    ...openModal,
    click('button', 'All Wallets', { exact: false }),
    click('button', 'Copperleaf'),
    sees('ConnectingWalletConnect', ['C-100']),
    reads('Not Detected', ['C-102', 'C-339']),
    { expect: 'element', target: the('link', 'Chrome Extension', { exact: false }) },
    {
      expect: 'analytics',
      event: 'SELECT_WALLET',
      properties: { name: 'Copperleaf', platform: 'unsupported' },
    },
  ],
})
