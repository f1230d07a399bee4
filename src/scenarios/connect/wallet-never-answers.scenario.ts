import { click, minutes, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const walletNeverAnswers = scenario({
  id: 'wallet-never-answers',
  title: 'A wallet approves after the visitor has left, and the approval is ignored',
  tags: ['connect', 'wallets', 'fault'],
  steps: [
    ...openModal,
    click('button', 'Orbit Pocket', { exact: false }),
    { do: 'wallet.ignore', wallet: 'orbit', method: 'eth_requestAccounts' },
    { do: 'run', ms: seconds(8) },
    reads('Nothing opened?'),
    click('button', 'Try again'),
    { expect: 'text', text: 'Nothing opened?', absent: true },
    { expect: 'focusInModal' },
    reads('Continue in Orbit Pocket'),
    { do: 'run', ms: minutes(5) },
    reads('Nothing opened?'),
    sees('ConnectingExternal'),
    reads('Continue in Orbit Pocket'),
    click('button', 'Back'),
    sees('Connect'),
    { do: 'wallet.approve', wallet: 'orbit' },
    sees('Connect'),
    {
      expect: 'element',
      target: the('button', 'Connecting...', { within: 'page', nth: 0 }),
    },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', times: 0 },
  ],
})
