import { click, scenario, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { buttons } from './twoWidgetsSteps.ts'

const firstOnly = [
  { expect: 'element', target: buttons('0x'), count: 2 },
  { expect: 'element', target: buttons('Connect Wallet'), count: 1 },
] as const

const orbitButton = the('button', 'orbit', { exact: false, within: 'page' })

const eachItsOwn = [
  { expect: 'element', target: buttons('0xf3'), count: 2 },
  { expect: 'element', target: orbitButton, count: 1 },
] as const

export const twoWidgetsApart = scenario({
  id: 'two-widgets-apart',
  title: 'Two widgets with different storage prefixes each have a session of their own',
  tags: ['shell', 'buttons', 'disconnect', 'reload'],
  widgets: 'apart',
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...firstOnly,
    { do: 'reload' },
    ...firstOnly,
    click('button', 'Connect Wallet', { within: 'page' }),
    { do: 'click', target: the('button', 'Orbit', { exact: false, within: 'modal' }) },
    { do: 'wallet.approve', wallet: 'orbit', method: 'eth_requestAccounts' },
    { expect: 'element', target: the('dialog'), is: 'absent' },
    ...eachItsOwn,
    { expect: 'stored', key: '@foyer/connector', contains: 'emberfox' },
    { expect: 'stored', key: 'second/connector', contains: 'orbit' },
    { do: 'reload' },
    ...eachItsOwn,
    { do: 'click', target: orbitButton },
    click('button', 'Disconnect'),
    ...firstOnly,
    { do: 'reload' },
    ...firstOnly,
  ],
})
