import { reads, scenario } from '../../dsl/builders.ts'
import { openSend, recipients, review, sender, sendIt, started } from '../sendSteps.ts'

export const sendUsdt = scenario({
  id: 'send-usdt',
  title: 'USDT, whose transfer returns no value, is sent like other tokens',
  tags: ['send', 'chain', 'tokens'],
  steps: [
    ...openSend,
    ...review('Tether USD', 'USDT', '25.123456', recipients[3]),
    reads('25.12346 USDT', ['A-188']),
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
            to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
            value: '0x0',
            data: '0xa9059cbb00000000000000000000000090f79bf6eb2c4f870365e785982e1f101e93b90600000000000000000000000000000000000000000000000000000000017f5a80',
          },
        ],
      },
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDT',
      account: 3,
      changedBy: '25123456',
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'USDT',
      account: sender,
      changedBy: '-25123456',
    },
    { expect: 'balance', chainId: 'eip155:1', account: 3, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 1 },
    { expect: 'analytics', event: 'SEND_SUCCESS', properties: { amount: 25.123456 }, times: 1 },
  ],
})
