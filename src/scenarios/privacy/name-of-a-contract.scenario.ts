import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import {
  chooseToken,
  openSend,
  recipients,
  sendIt,
  started,
  typeAmount,
  typeRecipient,
} from '../send/sendSteps.ts'

/** A contract that exists on Ethereum only. */
const contract = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

export const nameOfAContract = scenario({
  id: 'name-of-a-contract',
  title: 'A name that resolves to a contract on Ethereum cannot be paid on Polygon',
  tags: ['privacy', 'send', 'names', 'networks', 'security'],
  steps: [
    { do: 'chain.setName', name: 'vera.eth', account: contract },
    ...openSend,
    ...chooseToken('Ether ETH'),
    typeAmount('ETH', '1'),
    ...typeRecipient('vera.eth'),
    reads('0xeEeE...EeEe'),
    click('button', 'Network Ethereum'),
    click('button', 'Polygon', { exact: false, within: 'modal' }),
    sees('WalletSend'),
    reads('This name has no address on this network'),
    ...chooseToken('USD Coin'),
    typeAmount('USDC', '3'),
    { expect: 'element', target: the('button', 'Preview Send'), is: 'absent' },
    { do: 'chain.setName', name: 'vera.eth', account: 3, chainId: 'eip155:137' },
    ...typeRecipient(''),
    ...typeRecipient('vera.eth'),
    reads('0x90F7...b906'),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    { expect: 'element', target: the('img', `Full address: ${recipients[3]}`) },
    ...sendIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:137',
      token: 'USDC',
      account: 3,
      changedBy: '3000000',
    },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:137',
      token: 'USDC',
      account: contract,
      changedBy: '0',
    },
  ],
})
