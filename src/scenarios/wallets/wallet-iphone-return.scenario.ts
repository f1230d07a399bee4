import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

const close = the('button', 'Close')

export const walletIphoneReturn = scenario({
  id: 'wallet-iphone-return',
  title: "Back on an iPhone from a wallet's app, the modal keeps connecting for 5 s",
  tags: ['wallets', 'mobile', 'timer'],
  device: 'iphone',
  steps: [
    ...openModal,
    click('button', 'Emberfox', { exact: false }),
    sees('ConnectingExternal'),
    reads('Continue in Emberfox', ['C-096']),
    { expect: 'element', target: close, is: 'enabled' },
    { do: 'page.visible', visible: false },
    { do: 'page.visible', visible: true },
    { expect: 'text', text: 'Connecting...', within: 'modal', covers: ['C-097'] },
    {
      expect: 'timer',
      label: 'wallets.buffering',
      pending: true,
      inMs: seconds(5),
      covers: ['C-215'],
    },
    { expect: 'element', target: close, is: 'disabled' },
    { do: 'wallet.reject', wallet: 'fox' },
    { expect: 'text', text: 'Connection declined', absent: true },
    { do: 'run', ms: seconds(5) },
    reads('Connection declined'),
    { expect: 'element', target: close, is: 'enabled' },
    click('button', 'Try again'),
    { do: 'wallet.approve', wallet: 'fox' },
    { expect: 'modal', open: false },
  ],
})
