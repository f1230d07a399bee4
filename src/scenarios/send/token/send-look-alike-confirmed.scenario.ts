import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import {
  openSend,
  recipients,
  sender,
  sendIt,
  started,
  typeAmount,
  typeRecipient,
} from '../sendSteps.ts'

/** The second letter and the last one are Cyrillic. */
const symbol = 'U\u0405D\u0421'
const send = the('button', 'Send', { within: 'modal' })

export const sendLookAlikeConfirmed = scenario({
  id: 'send-look-alike-confirmed',
  title: 'A confirmed look-alike of USDC is sent by its own contract, and USDC is not sent',
  tags: ['send', 'security', 'fault', 'tokens', 'chain'],
  faults: [
    {
      id: 'name',
      target: 'balances.balances',
      when: { always: true },
      // Toll Token comes last of those that have a price.
      effect: {
        kind: 'patch',
        set: { 'balances.8.symbol': symbol, 'balances.8.name': 'US Dollar' },
      },
    },
  ],
  steps: [
    { do: 'chain.setTokenSymbol', chainId: 'eip155:1', token: 'TOLL', symbol },
    ...openSend,
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    reads('Not USDC'),
    click('button', 'US Dollar', { exact: false, within: 'modal' }),
    sees('WalletSend'),
    typeAmount(symbol, '25'),
    ...typeRecipient(recipients[3]),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads(`This token calls itself ${symbol}, but it isn't the USDC known on Ethereum.`),
    reads('Contract 0x7011...0001'),
    { expect: 'element', target: send, is: 'disabled' },
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
    click('checkbox', "I've checked the contract and want to continue"),
    ...sendIt,
    ...started,
    {
      expect: 'calls',
      name: 'frame.eth_sendTransaction',
      times: 1,
      arguments: {
        params: [
          {
            to: '0x7011000000000000000000000000000000000001',
            value: '0x0',
            data: '0xa9059cbb00000000000000000000000090f79bf6eb2c4f870365e785982e1f101e93b9060000000000000000000000000000000000000000000000015af1d78b58c40000',
          },
        ],
      },
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'TOLL',
      account: sender,
      changedBy: '-25000000000000000000',
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'TOLL',
      account: 3,
      changedBy: '24750000000000000000',
    },
    { expect: 'tokenBalance', chainId: 'eip155:1', token: 'USDC', account: sender, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 1 },
  ],
})
