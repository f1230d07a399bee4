import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { nothingAsked, openSend, recipients, review, sender } from '../sendSteps.ts'

const send = the('button', 'Send', { within: 'modal' })

export const sendRenamedToken = scenario({
  id: 'send-renamed-token',
  title: 'A token that renames itself after the preview is not signed',
  tags: ['send', 'security', 'tokens', 'chain', 'incident', 'stopped'],
  steps: [
    ...openSend,
    ...review('Toll Token', 'TOLL', '25', recipients[3]),
    reads('25 TOLL'),
    { expect: 'element', target: send, is: 'enabled' },
    { do: 'chain.setTokenSymbol', chainId: 'eip155:1', token: 'TOLL', symbol: 'USDC' },
    { do: 'click', target: send },
    reads("This token's contract has a different name than the one shown."),
    { expect: 'element', target: send, is: 'disabled' },
    ...nothingAsked,
    { expect: 'tokenBalance', chainId: 'eip155:1', token: 'TOLL', account: 3, changedBy: '0' },
    { expect: 'tokenBalance', chainId: 'eip155:1', token: 'TOLL', account: sender, changedBy: '0' },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 0 },
    // Under the name that it had on the screen it can be sent.
    { do: 'chain.setTokenSymbol', chainId: 'eip155:1', token: 'TOLL', symbol: 'TOLL' },
    click('button', 'Cancel'),
    click('button', 'Preview Send'),
    { do: 'click', target: send },
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'TOLL',
      account: 3,
      changedBy: '24750000000000000000',
    },
    { expect: 'nonce', chainId: 'eip155:1', account: sender, changedBy: 1 },
  ],
})
