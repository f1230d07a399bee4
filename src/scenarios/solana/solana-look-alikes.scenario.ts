import { scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { bothNamespaces, hostButton, twinPair, twinWallet } from '../dsl/flows/solanaFlows.ts'
import { walletOf } from '../dsl/walletOf.ts'

export const solanaLookAlikes = scenario({
  id: 'solana-look-alikes',
  title: 'Wallets that share only a name and a picture stay separate',
  tags: ['solana', 'security', 'wallets'],
  options: { ...bothNamespaces, multiChainWallets: [twinPair] },
  // Both register as 'Twin Keys' on Solana: the host's word fits either, so it joins none.
  world: {
    wallets: [
      twinWallet,
      walletOf({
        key: 'mimic',
        name: 'Twin Keys',
        rdns: 'example.mimic',
        via: 'wallet-standard',
        accountIndexes: [4],
        solanaOrigins: [],
      }),
    ],
  },
  steps: [
    ...openModal,
    {
      expect: 'element',
      target: the('button', 'Twin Keys', { exact: false, within: 'modal' }),
      count: 3,
    },
    { expect: 'text', text: 'Multichain', within: 'modal', absent: true },
    { do: 'click', target: the('button', 'Twin Keys', { exact: false, within: 'modal', nth: 2 }) },
    sees('ConnectingExternal'),
    { expect: 'walletWaiting', wallet: 'twin', count: 0 },
    { do: 'wallet.approve', wallet: 'mimic', method: 'standard:connect' },
    { expect: 'modal', open: false },
    { expect: 'element', target: hostButton('8SFq...x3WKwe') },
    { do: 'reload' },
    { expect: 'element', target: hostButton('Connect Wallet') },
  ],
})
