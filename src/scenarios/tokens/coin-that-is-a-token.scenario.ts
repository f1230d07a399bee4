import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  recipients,
  sender,
  sendIt,
  started,
  typeRecipient,
} from '../send/sendSteps.ts'

const polygon = 'eip155:137'

export const coinThatIsAToken = scenario({
  id: 'coin-that-is-a-token',
  title: 'A coin that is also a token has one row, and Max leaves its network cost',
  tags: ['tokens', 'send', 'networks', 'max', 'chain'],
  world: {
    tokens: [
      {
        chainId: polygon,
        address: '0x0000000000000000000000000000000000001010',
        symbol: 'POL',
        name: 'Polygon Ecosystem Token',
        decimals: 18,
      },
    ],
  },
  steps: [
    { do: 'chain.setBalance', chainId: polygon, account: sender, wei: '100000000000000000000' },
    ...openSend,
    ...chooseToken('Ether ETH'),
    click('button', 'Network Ethereum'),
    click('button', 'Polygon', { exact: false, within: 'modal' }),
    sees('WalletSend'),
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    { expect: 'element', target: the('button', 'POL', { exact: false }), count: 1 },
    click('button', 'POL', { exact: false }),
    sees('WalletSend'),
    reads('Balance 100'),
    click('button', 'Max'),
    ...typeRecipient(recipients[3]),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    ...sendIt,
    ...started,
    { expect: 'nonce', chainId: polygon, account: sender, changedBy: 1 },
    { expect: 'balance', chainId: polygon, account: sender, atMost: '100000000000000000' },
  ],
})
