import { click, reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { recipients, review, started } from '../send/sendSteps.ts'
import { ethereum } from './pendingSteps.ts'

export const pendingLogin = scenario({
  id: 'pending-login',
  title: 'A login shows its pending transfer between balance and actions',
  tags: ['pending', 'send', 'email', 'mobile'],
  device: 'android',
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'host.open', view: 'WalletSend' },
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    { do: 'chain.automine', chainId: ethereum, on: false },
    click('button', 'Send', { within: 'modal' }),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    ...started,
    reads('Sending 1 ETH'),
    { do: 'chain.mine', chainId: ethereum },
    { do: 'run', ms: seconds(1) },
    reads('Sent 1 ETH'),
  ],
})
