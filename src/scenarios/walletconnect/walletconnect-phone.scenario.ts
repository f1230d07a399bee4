import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { code, openCode } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectPhone = scenario({
  id: 'walletconnect-phone',
  title: 'The phone scans, approves, signs, sends 0.1 ETH and disconnects',
  tags: ['walletconnect', 'connect', 'chain', 'happy'],
  steps: [
    ...openCode,
    { expect: 'title', is: 'WalletConnect' },
    sees('ConnectingWalletConnect'),
    { expect: 'element', target: code },
    {
      expect: 'analytics',
      event: 'SELECT_WALLET',
      properties: { name: 'WalletConnect', platform: 'qrcode' },
      times: 1,
      covers: ['C-308'],
    },
    { do: 'phone.scan' },
    { expect: 'phone', waiting: 1 },
    { do: 'phone.approve' },
    { expect: 'modal', open: false, covers: ['C-210'] },
    {
      expect: 'analytics',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'qrcode' },
      times: 1,
      covers: ['C-002', 'C-004', 'C-309'],
    },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'phone.approve' },
    reads('Signature: done'),
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    { do: 'phone.approve' },
    reads('Payment: done'),
    { do: 'chain.mine', chainId: 'eip155:1' },
    { expect: 'balance', chainId: 'eip155:1', account: 9, changedBy: '100000000000000000' },
    { do: 'phone.disconnect' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
    },
    { expect: 'phone', sessions: 0 },
  ],
})
