import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const unsupportedChain = scenario({
  id: 'unsupported-chain',
  title: 'The wallet moves to a chain the app does not support',
  tags: ['networks', 'error'],
  options: { networks: ['eip155:1', 'eip155:137'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:8453' },
    {
      expect: 'element',
      target: the('button', 'Switch Network', { within: 'page', nth: 0 }),
      covers: ['C-014'],
    },
    click('button', 'Switch Network', { within: 'page', nth: 0 }),
    sees('UnsupportedChain', ['C-340']),
    { expect: 'title', is: 'Switch Network' },
    reads(
      "This app doesn't support your current network. Switch to an available option to continue.",
      ['C-121'],
    ),
    {
      expect: 'order',
      role: 'button',
      names: ['Ethereum', 'Polygon', 'Disconnect'],
      covers: ['C-125'],
    },
    { do: 'press', key: 'Escape' },
    sees('UnsupportedChain', ['C-035']),
    { do: 'clickBackdrop' },
    sees('UnsupportedChain'),
    click('button', 'Polygon', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox', method: 'wallet_switchEthereumChain' },
    { expect: 'text', text: "doesn't support", absent: true },
    {
      expect: 'element',
      target: the('button', 'Switch Network', { within: 'page' }),
      is: 'absent',
    },
  ],
})
