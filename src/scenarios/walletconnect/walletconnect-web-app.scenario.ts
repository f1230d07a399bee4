import { click, scenario } from '../dsl/builders.ts'
import { openWallet } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectWebApp = scenario({
  id: 'walletconnect-web-app',
  title: 'A web wallet opens in a new tab and is a recent wallet afterwards',
  tags: ['walletconnect', 'happy'],
  steps: [
    ...openWallet('Tidepool'),
    { expect: 'order', role: 'tab', names: ['QR code', 'Web'], covers: ['C-101'] },
    click('tab', 'Web', { exact: true }),
    {
      expect: 'opened',
      url: 'https://tidepool.example/app/wc?uri=wc%3A',
      starts: true,
      target: 'blank',
      covers: ['C-213', 'C-214'],
    },
    { do: 'phone.openLink' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
    {
      expect: 'analytics',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'web', name: 'Tidepool' },
      times: 1,
      covers: ['C-004'],
    },
    { do: 'phone.disconnect' },
    click('button', 'Connect Wallet', { within: 'page', nth: 0 }),
    {
      expect: 'order',
      role: 'button',
      names: ['WalletConnect QR code', 'Tidepool Recent'],
      covers: ['C-081', 'C-213'],
    },
  ],
})
