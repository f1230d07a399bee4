import { click, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const walletOwnBrowser = scenario({
  id: 'wallet-own-browser',
  title: "In a wallet's own browser, its wallet is the only one, and connects without a link",
  tags: ['wallets', 'mobile'],
  device: 'walletBrowser',
  steps: [
    ...openModal,
    {
      expect: 'element',
      target: { role: 'button', name: 'Harborlight', exact: false },
      is: 'absent',
    },
    click('button', 'Emberfox', { exact: false }),
    sees('ConnectingExternal'),
    { do: 'wallet.approve', wallet: 'fox' },
    { expect: 'modal', open: false },
    { expect: 'opened', url: '', starts: true, absent: true },
    { expect: 'inFront', is: 'page', asleep: false },
  ],
})
