import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { openAccount, openModal } from '../../dsl/flows/flows.ts'
import { walletOf } from '../../dsl/walletOf.ts'

const contested = (name: string) =>
  the('button', `${name} Several wallets use this name Duplicate name`, { nth: 0 })

export const walletOfTheSameName = scenario({
  id: 'wallet-of-the-same-name',
  title:
    'A wallet with the name of another one and an rdns of its own is marked, like the other one',
  tags: ['connect', 'wallets', 'security', 'incident', 'shown'],
  world: {
    wallets: [
      walletOf({ key: 'fox', name: 'Emberfox', rdns: 'example.emberfox' }),
      walletOf({
        key: 'twin',
        name: 'EmberFox',
        rdns: 'example.emberfox-wallet',
        accountIndexes: [4],
      }),
    ],
  },
  steps: [
    ...openModal,
    { expect: 'element', target: contested('Emberfox'), is: 'visible' },
    { expect: 'element', target: contested('EmberFox'), is: 'visible' },
    { do: 'click', target: contested('EmberFox') },
    sees('ConnectingExternal'),
    reads('More than one wallet uses this name. Check which one is asking before you approve.'),
    { expect: 'walletWaiting', wallet: 'twin', count: 1 },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    click('button', 'Back'),
    { do: 'click', target: contested('Emberfox') },
    { do: 'wallet.approve', wallet: 'fox' },
    { expect: 'modal', open: false },
    // Their ids differ, so that it is known which one was connected.
    { do: 'reload' },
    ...openAccount,
    click('button', 'Copy address', { exact: false }),
    { expect: 'clipboard', text: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  ],
})
