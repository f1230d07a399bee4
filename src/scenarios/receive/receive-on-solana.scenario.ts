import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { bothNamespaces, connectSolana } from '../dsl/flows/solanaFlows.ts'

export const receiveOnSolana = scenario({
  id: 'receive-on-solana',
  title: 'A Solana address has a QR code, and receives only on Solana',
  tags: ['receive', 'solana'],
  options: bothNamespaces,
  steps: [
    ...connectSolana,
    { do: 'host.open', view: 'WalletReceive' },
    sees('WalletReceive'),
    reads('AKnL...RSZ9'),
    { expect: 'qrCode', text: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9', covers: ['A-066'] },
    reads('Only receive assets on Solana'),
    { do: 'host.open', view: 'WalletCompatibleNetworks' },
    sees('WalletCompatibleNetworks'),
    { expect: 'element', target: the('listitem'), count: 1 },
    reads('Solana'),
  ],
})
