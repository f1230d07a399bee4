import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const connectAnnouncedWallet = scenario({
  id: 'connect-announced-wallet',
  title: 'Connect with an announced wallet',
  tags: ['connect', 'wallets', 'happy'],
  steps: [
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }),
      is: 'enabled',
      covers: ['C-010'],
    },
    ...openModal,
    sees('Connect', ['C-037']),
    { expect: 'title', is: 'Connect', covers: ['C-045'] },
    {
      expect: 'element',
      target: the('button', 'Connecting...', { within: 'page', nth: 0 }),
      covers: ['C-011'],
    },
    click('button', 'Emberfox', { exact: false }),
    sees('ConnectingExternal'),
    { expect: 'title', is: 'Emberfox' },
    reads('Continue in Emberfox', ['C-096']),
    {
      expect: 'analytics',
      event: 'SELECT_WALLET',
      properties: { name: 'Emberfox', platform: 'browser' },
      times: 1,
      covers: ['C-308'],
    },
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_requestAccounts' },
    { expect: 'modal', open: false, covers: ['C-210'] },
    {
      expect: 'element',
      target: the('button', '0x', { exact: false, within: 'page', nth: 0 }),
      is: 'focused',
    },
    {
      expect: 'analytics',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'Emberfox' },
      times: 1,
      covers: ['C-002', 'C-004', 'C-309'],
    },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
      covers: ['C-012', 'C-272'],
    },
    {
      expect: 'element',
      target: the('button', 'Connect Wallet', { within: 'page' }),
      is: 'absent',
      covers: ['C-015'],
    },
  ],
})
