import { click, reads, scenario, seconds, the } from '../../dsl/builders.ts'
import type { Expectation } from '../../dsl/expectation.ts'
import type { Step } from '../../dsl/step.ts'
import {
  askWhy,
  chooseSend,
  openSend,
  recipients,
  review,
  sender,
  sendIt,
  started,
} from '../sendSteps.ts'
import { openAccount } from '../../dsl/flows/flows.ts'

const ethereum = 'eip155:1'
const refuses: Step = {
  do: 'chain.setTokenCode',
  chainId: ethereum,
  token: 'LINK',
  code: 'refusing',
}
const plain: Step = { do: 'chain.setTokenCode', chainId: ethereum, token: 'LINK', code: 'standard' }
const refused = 'This token refuses the transfer. Nothing was sent.'
const nothingMoved: readonly Expectation[] = [
  { expect: 'tokenBalance', chainId: ethereum, token: 'LINK', account: 3, changedBy: '0' },
  { expect: 'tokenBalance', chainId: ethereum, token: 'LINK', account: sender, changedBy: '0' },
]

export const sendRefusedByToken = scenario({
  id: 'send-refused-by-token',
  title: 'A token that answers false to a transfer is never shown as sent',
  tags: ['send', 'tokens', 'chain', 'security'],
  steps: [
    refuses,
    ...openSend,
    ...review('Chainlink', 'LINK', '10', recipients[3]),
    reads('This transfer would fail'),
    reads(refused),
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'disabled' },
    { do: 'host.close' },
    // The token changes between the preview and the click.
    plain,
    ...openAccount,
    ...chooseSend,
    ...review('Chainlink', 'LINK', '10', recipients[3]),
    { expect: 'text', text: refused, absent: true },
    refuses,
    click('button', 'Send', { within: 'modal' }),
    reads('Stopped'),
    reads(refused),
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
    { do: 'host.close' },
    // And between the signature and the block.
    plain,
    { do: 'chain.automine', chainId: ethereum, on: false },
    ...openAccount,
    ...chooseSend,
    ...review('Chainlink', 'LINK', '10', recipients[3]),
    ...sendIt,
    ...started,
    refuses,
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(2) },
    reads('Failed to send 10 LINK'),
    { expect: 'text', text: 'Sent 10 LINK', absent: true },
    askWhy,
    reads('The network executed it, but the token did not carry it out.'),
    plain,
    ...nothingMoved,
    { expect: 'nonce', chainId: ethereum, account: sender, changedBy: 1 },
  ],
})
