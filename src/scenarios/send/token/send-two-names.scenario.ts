import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { openSend, recipients, review, sendIt, started } from '../sendSteps.ts'

const send = the('button', 'Send', { within: 'modal' })

export const sendTwoNames = scenario({
  id: 'send-two-names',
  title: 'A token whose contract writes its symbol otherwise is sent once both names are confirmed',
  tags: ['send', 'chain', 'tokens', 'security'],
  steps: [
    { do: 'chain.setTokenSymbol', chainId: 'eip155:1', token: 'TOLL', symbol: 'TO\u20aeL' },
    ...openSend,
    ...review('Toll Token', 'TOLL', '10', recipients[3]),
    { expect: 'element', target: the('alert', 'This token has two names') },
    reads('It is shown as TOLL, and its contract calls it TO\u20aeL.'),
    { expect: 'element', target: send, is: 'disabled' },
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
    click('checkbox', "I've checked the contract and want to continue"),
    ...sendIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: 'eip155:1',
      token: 'TOLL',
      account: 3,
      changedBy: '9900000000000000000',
    },
  ],
})
