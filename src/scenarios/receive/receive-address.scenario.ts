import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { address, openReceive } from './receiveSteps.ts'

export const receiveAddress = scenario({
  id: 'receive-address',
  title: 'Receive shows the address, its QR code and the supported networks',
  tags: ['receive', 'happy', 'clipboard'],
  steps: [
    ...openReceive,
    { expect: 'title', is: 'Receive', covers: ['A-087'] },
    {
      expect: 'box',
      target: the('img', 'QR code of your address'),
      width: 232,
      height: 232,
      covers: ['A-066'],
    },
    reads('Copy your address or scan this QR code', ['A-067']),
    { expect: 'qrCode', text: address, covers: ['A-066'] },
    click('button', 'Copy address 0x97...0aa9'),
    { expect: 'toast', text: 'Address copied', variant: 'success' },
    {
      expect: 'clipboard',
      text: address,
      covers: ['A-065'],
    },
    click('button', 'Only receive assets on Ethereum, Polygon, and 2 more', { exact: false }),
    sees('WalletCompatibleNetworks', ['A-068']),
    reads('You can only receive assets on these networks', ['A-070']),
    { expect: 'element', target: the('listitem'), count: 4, covers: ['A-070'] },
    reads('Polygon'),
    click('button', 'Back'),
    sees('WalletReceive'),
  ],
})
