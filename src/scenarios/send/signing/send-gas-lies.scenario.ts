import { reads, scenario, sees } from '../../dsl/builders.ts'
import { openSendByHost, recipients, review, sendByWallet } from '../sendSteps.ts'

const ethereum = 'eip155:1'

export const sendGasLies = scenario({
  id: 'send-gas-lies',
  title: 'A node reports a wrong gas price: it is shown, and the wallet pays its own price',
  tags: ['send', 'security', 'fault', 'gas'],
  faults: [
    {
      id: 'lie',
      target: 'chain.eth_gasPrice',
      when: { always: true },
      // 20,000 gwei: 0.42 ETH for a transfer.
      effect: { kind: 'patch', set: { result: '0x12309ce54000' } },
    },
  ],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    reads('$1,321.69'),
    ...sendByWallet,
    sees('Account'),
    {
      expect: 'calls',
      name: 'wallet.eth_sendTransaction',
      times: 1,
      arguments: { params: [{ value: '0xde0b6b3a7640000' }] },
    },
    { expect: 'balance', chainId: ethereum, account: 3, changedBy: '1000000000000000000' },
    { expect: 'balance', chainId: ethereum, account: 0, atLeast: '9998999000000000000000' },
  ],
})
