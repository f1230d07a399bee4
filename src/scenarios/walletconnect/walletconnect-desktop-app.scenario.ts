import { openModal } from '../dsl/flows/flows.ts'
import { click, scenario, the } from '../dsl/builders.ts'
import { code, openWallet } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectDesktopApp = scenario({
  id: 'walletconnect-desktop-app',
  title: "The Desktop tab opens the wallet's desktop app in a new tab",
  tags: ['walletconnect', 'happy'],
  steps: [
    ...openWallet('Nimbus Vault'),
    { expect: 'order', role: 'tab', names: ['QR code', 'Desktop'], covers: ['C-100', 'C-101'] },
    { expect: 'element', target: code },
    click('tab', 'Desktop', { exact: true }),
    {
      expect: 'opened',
      url: 'nimbusvault-desktop://wc?uri=wc%3A',
      starts: true,
      target: 'blank',
      covers: ['C-213', 'C-214'],
    },
    { expect: 'element', target: code, is: 'absent' },
    { do: 'phone.openLink' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
    {
      expect: 'analytics',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'desktop', name: 'Nimbus Vault' },
      times: 1,
      covers: ['C-004'],
    },
    { do: 'phone.disconnect' },
    ...openModal,
    { expect: 'element', target: the('button', 'Nimbus Vault Recent'), covers: ['C-213'] },
  ],
})
