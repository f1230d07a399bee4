import { click, scenario, the } from '../dsl/builders.ts'
import { connectPhone } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectEndedWhileAsked = scenario({
  id: 'walletconnect-ended-while-asked',
  title: 'The site disconnects while the phone shows a request, and the request disappears',
  tags: ['walletconnect', 'host', 'disconnect'],
  steps: [
    ...connectPhone,
    {
      do: 'host.request',
      method: 'personal_sign',
      params: ['0x68656c6c6f', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    },
    { expect: 'phone', waiting: 1, sessions: 1 },
    { do: 'host.disconnect' },
    { expect: 'phone', waiting: 0, sessions: 0 },
    { expect: 'hostRequest', method: 'personal_sign', outcome: 'The session ended' },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
    },
    click('button', 'Connect Wallet', { within: 'page', nth: 0 }),
    { expect: 'title', is: 'Connect' },
  ],
})
