import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { directoryWallet } from '../../dsl/directoryWallet.ts'
import { connectWallet, openAccount, openModal } from '../../dsl/flows/flows.ts'
import { walletOf } from '../../dsl/walletOf.ts'

const listed = directoryWallet('a', {
  name: 'Emberfox',
  rdns: 'example.emberfox',
  mobile_link: 'emberfox://',
})
const contested = (nth: number) =>
  the('button', 'Emberfox Several wallets use this name Duplicate name', { nth })

export const contestedWallet = scenario({
  id: 'contested-wallet',
  title:
    'A second wallet claims the name and rdns of the last used one, and neither is shown as recent',
  tags: ['connect', 'wallets', 'security', 'incident', 'shown'],
  options: { customWallets: [listed] },
  world: {
    wallets: [walletOf({ key: 'fox', name: 'Emberfox', rdns: 'example.emberfox' })],
  },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Disconnect'),
    { expect: 'modal', open: false },
    ...openModal,
    { expect: 'element', target: the('button', 'Emberfox Recent'), is: 'visible' },
    {
      do: 'wallet.install',
      wallet: walletOf({
        key: 'twin',
        name: 'Emberfox',
        rdns: 'example.emberfox',
        accountIndexes: [4],
      }),
    },
    { expect: 'element', target: contested(0), is: 'visible' },
    { expect: 'element', target: contested(1), is: 'visible' },
    // What the visitor used before is the phone's wallet now, and neither of the two.
    click('button', 'Emberfox Recent'),
    sees('ConnectingWalletConnect'),
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { expect: 'walletWaiting', wallet: 'twin', count: 0 },
    click('button', 'Back'),
    { do: 'click', target: contested(1) },
    sees('ConnectingExternal'),
    reads('More than one wallet uses this name. Check which one is asking before you approve.'),
    { expect: 'walletWaiting', wallet: 'twin', count: 1 },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
  ],
})
