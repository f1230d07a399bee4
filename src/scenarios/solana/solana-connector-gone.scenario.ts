import { click, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { bothNamespaces, twinPair, twinWallet } from '../dsl/flows/solanaFlows.ts'

export const solanaConnectorGone = scenario({
  id: 'solana-connector-gone',
  title: 'The wallet is removed while its chain is chosen, and no connector is found',
  tags: ['solana', 'connect', 'error'],
  options: { ...bothNamespaces, multiChainWallets: [twinPair] },
  world: { wallets: [twinWallet] },
  steps: [
    ...openModal,
    click('button', 'Twin Keys', { exact: false, within: 'modal' }),
    sees('ConnectingMultiChain'),
    { do: 'wallet.uninstall', wallet: 'twin' },
    click('button', 'Solana', { exact: false, within: 'modal' }),
    { expect: 'toast', text: 'Failed to find connector', variant: 'error', covers: ['C-330'] },
    sees('ConnectingMultiChain', ['C-330']),
    click('button', 'Back'),
    sees('Connect'),
  ],
})
