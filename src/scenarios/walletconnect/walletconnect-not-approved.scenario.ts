import { scenario } from '../dsl/builders.ts'
import { connectPhone } from '../dsl/flows/walletConnectFlows.ts'
import { openAccount } from '../dsl/flows/flows.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const message = '0x48656c6c6f'

export const walletconnectNotApproved = scenario({
  id: 'walletconnect-not-approved',
  title: 'A request for a method that the phone did not approve is rejected without asking anyone',
  tags: ['walletconnect', 'security', 'incident', 'stopped'],
  steps: [
    ...connectPhone,
    { do: 'host.request', method: 'eth_sign', params: [account, message] },
    {
      expect: 'hostRequest',
      method: 'eth_sign',
      outcome: 'The wallet did not approve eth_sign.',
    },
    {
      do: 'host.request',
      method: 'eth_signTransaction',
      params: [{ from: account, to: account, value: '0x1' }],
    },
    {
      expect: 'hostRequest',
      method: 'eth_signTransaction',
      outcome: 'The wallet did not approve eth_signTransaction.',
    },
    { expect: 'phone', waiting: 0, sessions: 1 },
    ...openAccount,
    { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
  ],
})
