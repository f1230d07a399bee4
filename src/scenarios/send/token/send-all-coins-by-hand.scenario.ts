import { click, scenario, the } from '../../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  recipients,
  sender,
  typeAmount,
  typeRecipient,
} from '../sendSteps.ts'

const missing = the('alert', 'Not enough ETH for the network cost')

export const sendAllCoinsByHand = scenario({
  id: 'send-all-coins-by-hand',
  title: 'Typing the whole balance says that the network cost is missing',
  tags: ['send', 'gas', 'error'],
  steps: [
    { do: 'chain.setBalance', chainId: 'eip155:1', account: sender, wei: '2000000000000000000' },
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '2'),
    ...typeRecipient(recipients[3]),
    { expect: 'element', target: missing },
    { expect: 'element', target: the('button', 'Preview Send'), is: 'enabled' },
    click('button', 'Max'),
    { expect: 'element', target: missing, is: 'absent' },
  ],
})
