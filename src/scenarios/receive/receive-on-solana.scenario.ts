import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { solanaInFront } from '../dsl/flows/solanaFlows.ts'
import { openReceive } from './receiveSteps.ts'

export const receiveOnSolana = scenario({
  id: 'receive-on-solana',
  title: 'A Solana address has a QR code, and receives only on Solana',
  tags: ['receive', 'solana'],
  options: solanaInFront,
  steps: [
    ...openReceive,
    reads('AKnL...RSZ9'),
    { expect: 'qrCode', text: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9', covers: ['A-066'] },
    reads('Only receive assets on Solana'),
    click('button', 'Only receive assets on Solana', { exact: false }),
    sees('WalletCompatibleNetworks'),
    { expect: 'element', target: the('listitem'), count: 1 },
    reads('Solana'),
  ],
})
