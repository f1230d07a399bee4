import { click, scenario, sees } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { code } from '../dsl/flows/walletConnectFlows.ts'
import { walletOf } from '../dsl/walletOf.ts'

const listed = directoryWallet('d', {
  name: 'Dockpurse',
  rdns: 'example.dock',
  mobile_link: 'dock://',
  desktop_link: 'dock-desktop://',
})

export const walletconnectBrowserTab = scenario({
  id: 'walletconnect-browser-tab',
  title: 'The host opens the view of an installed wallet, and its extension comes first',
  tags: ['walletconnect', 'wallets', 'views'],
  world: { wallets: [walletOf({ key: 'dock', name: 'Dockpurse', rdns: 'example.dock' })] },
  steps: [
    { do: 'host.open', view: 'ConnectingWalletConnect', params: { wallet: listed } },
    sees('ConnectingWalletConnect'),
    {
      expect: 'order',
      role: 'tab',
      names: ['Browser', 'QR code', 'Desktop'],
      covers: ['C-100', 'C-101'],
    },
    { expect: 'element', target: code, is: 'absent' },
    click('tab', 'QR code'),
    { expect: 'element', target: code, covers: ['C-101'] },
    click('tab', 'Browser'),
    { expect: 'element', target: code, is: 'absent', covers: ['C-101'] },
    click('button', 'Open Dockpurse'),
    sees('ConnectingExternal', ['C-100']),
    { do: 'wallet.approve', wallet: 'dock', method: 'eth_requestAccounts' },
    { expect: 'modal', open: false },
  ],
})
