import { click, scenario, sees } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'

const hostile = {
  dialler: directoryWallet('a', { name: 'Dialler', mobile_link: 'tel:+1900' }),
  texter: directoryWallet('b', { name: 'Texter', mobile_link: 'sms://+1900' }),
  intent: directoryWallet('c', {
    name: 'Intender',
    mobile_link: 'intent://evil.example#Intent;scheme=https;end',
  }),
  installer: directoryWallet('d', {
    name: 'Installer',
    mobile_link: 'itms-services://?action=download-manifest&url=https://evil.example/m.plist',
  }),
}

export const walletconnectDiallingWallet = scenario({
  id: 'walletconnect-dialling-wallet',
  title: 'Wallet links that would call, write, start or install something are not opened',
  tags: ['walletconnect', 'mobile', 'security'],
  device: 'iphone',
  options: { customWallets: Object.values(hostile) },
  steps: [
    ...openModal,
    ...Object.values(hostile).flatMap(
      ({ name }) =>
        [
          click('button', name, { exact: false }),
          sees('ConnectingWalletConnect'),
          { expect: 'toast', text: 'No link found', variant: 'error' },
          { expect: 'opened', url: '', starts: true, absent: true },
          click('button', 'Back'),
          sees('Connect'),
        ] as const,
    ),
    { expect: 'phone', waiting: 0, sessions: 0 },
  ],
})
