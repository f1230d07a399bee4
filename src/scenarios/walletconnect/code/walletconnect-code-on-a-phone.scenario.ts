import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { openModal } from '../../dsl/flows/flows.ts'
import { code } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectCodeOnAPhone = scenario({
  id: 'walletconnect-code-on-a-phone',
  title: 'On a phone, the QR button of All Wallets shows the code',
  tags: ['walletconnect', 'mobile'],
  device: 'android',
  steps: [
    ...openModal,
    { expect: 'element', target: the('button', 'All Wallets', { exact: false }) },
    {
      expect: 'element',
      target: the('button', 'WalletConnect', { exact: false }),
      is: 'absent',
      covers: ['C-082'],
    },
    click('button', 'All Wallets', { exact: false }),
    click('button', 'Connect with QR code'),
    sees('ConnectingWalletConnect', ['C-092']),
    { expect: 'element', target: code },
    { do: 'run', ms: seconds(30) },
    reads('Still waiting for your wallet'),
    click('button', 'Get a new code'),
    { expect: 'element', target: code },
    { expect: 'text', text: 'Still waiting for your wallet', absent: true },
    { do: 'phone.scan' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
  ],
})
