import { click, reads, scenario, sees, the, type } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'

export const switchAddressWithLabels = scenario({
  id: 'switch-address-with-labels',
  title: 'Addresses have balances and labels, and a click switches the account',
  tags: ['account'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    click('button', 'Switch address'),
    sees('SwitchAddress', ['C-128']),
    { expect: 'title', is: 'Switch Address', covers: ['C-055'] },
    {
      expect: 'element',
      target: the('button', '0xf3...2266 10,000.0000 ETH Active'),
      covers: ['C-148'],
    },
    { expect: 'element', target: the('button', '0x70...79C8 10,000.0000 ETH'), covers: ['C-148'] },
    click('button', 'Edit the label of 0x70...79C8'),
    type('textbox', 'Label of 0x70...79C8', 'Not this'),
    { do: 'press', key: 'Escape' },
    sees('SwitchAddress'),
    { expect: 'text', text: 'Not this', absent: true },
    {
      expect: 'element',
      target: the('button', 'Edit the label of 0x70...79C8'),
      is: 'focused',
    },
    click('button', 'Edit the label of 0x70...79C8'),
    type('textbox', 'Label of 0x70...79C8', 'Savings'),
    { do: 'press', key: 'Enter' },
    reads('Savings'),
    click('button', 'Savings', { exact: false, nth: 0 }),
    sees('Account'),
    reads('0x70...79C8', ['C-007']),
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', '0x70...dc79C8', { exact: false, within: 'page', nth: 0 }),
    },
    ...openAccount,
    click('button', 'Switch address'),
    reads('Savings'),
  ],
})
