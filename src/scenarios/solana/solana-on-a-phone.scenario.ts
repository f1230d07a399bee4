import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { openAccount, openModal } from '../dsl/flows/flows.ts'
import { bothNamespaces, twinPair, twinWallet } from '../dsl/flows/solanaFlows.ts'

export const solanaOnAPhone = scenario({
  id: 'solana-on-a-phone',
  title: 'At phone size a multi-chain wallet connects on Solana and signs for the host',
  tags: ['solana', 'mobile', 'connect'],
  device: 'android',
  options: { ...bothNamespaces, multiChainWallets: [twinPair] },
  world: { wallets: [twinWallet] },
  steps: [
    ...openModal,
    click('button', 'Twin Keys', { exact: false, within: 'modal' }),
    sees('ConnectingMultiChain', ['C-103']),
    click('button', 'Solana', { within: 'modal' }),
    { do: 'wallet.approve', wallet: 'twin', method: 'standard:connect' },
    { expect: 'modal', open: false },
    ...openAccount,
    reads('500.0000 SOL'),
    { do: 'host.close' },
    { do: 'host.request', method: 'solana_signMessage', params: [{ message: 'StV1DL6CwTryKyV' }] },
    { do: 'wallet.approve', wallet: 'twin', method: 'solana:signMessage' },
    { expect: 'calls', name: 'wallet.solana:signMessage', times: 1 },
  ],
})
