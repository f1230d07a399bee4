import { click, scenario, sees, the } from '../../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  recipients,
  sendIt,
  started,
  typeAmount,
  typeRecipient,
} from '../sendSteps.ts'

const field = the('textbox', 'Address or name')
const invalid = the('button', 'Invalid Address')

export const sendAddressWithNetwork = scenario({
  id: 'send-address-with-network',
  title: 'An address that names its network is used only there, and every other text says why not',
  tags: ['send', 'validation', 'security', 'networks'],
  steps: [
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    ...typeRecipient(`matic:${recipients[3]}`),
    { expect: 'element', target: invalid, is: 'disabled' },
    {
      expect: 'element',
      target: field,
      described: 'This address is for Polygon. Switch to that network or ask for another address.',
    },
    ...typeRecipient('9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'),
    {
      expect: 'element',
      target: field,
      described: 'This address is for Solana. Switch to that network or ask for another address.',
    },
    ...typeRecipient(`ethereum:${recipients[3]}?value=1`),
    { expect: 'element', target: invalid, is: 'disabled' },
    {
      expect: 'element',
      target: field,
      described: "This isn't an address or a name on this network.",
    },
    ...typeRecipient(`eth:\u200b${recipients[3]}`),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    ...sendIt,
    ...started,
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '1000000000000000000' },
  ],
})
