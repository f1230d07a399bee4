import { reads, scenario } from '../../dsl/builders.ts'
import {
  chooseSend,
  chooseToken,
  openSend,
  recipients,
  review,
  sender,
  sendIt,
  started,
} from '../sendSteps.ts'

export const sendUsdc = scenario({
  id: 'send-usdc',
  title: 'USDC is sent by a call of its contract, to the last unit',
  tags: ['send', 'chain', 'tokens'],
  steps: [
    ...openSend,
    ...review('USD Coin', 'USDC', '25.123456', recipients[3]),
    reads('25.12346 USDC', ['A-188']),
    reads('Exact amount 25.123456'),
    ...sendIt,
    ...started,
    {
      expect: 'calls',
      name: 'frame.eth_sendTransaction',
      times: 1,
      arguments: {
        params: [
          {
            to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
            value: '0x0',
            data: '0xa9059cbb00000000000000000000000090f79bf6eb2c4f870365e785982e1f101e93b90600000000000000000000000000000000000000000000000000000000017f5a80',
          },
        ],
      },
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 3,
      changedBy: '25123456',
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: sender,
      changedBy: '-25123456',
    },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 1 },
    { expect: 'analytics', event: 'SEND_SUCCESS', properties: { amount: 25.123456 }, times: 1 },
    ...chooseSend,
    ...chooseToken('USD Coin'),
    reads('Balance 9,974.876544', ['A-189']),
  ],
})
