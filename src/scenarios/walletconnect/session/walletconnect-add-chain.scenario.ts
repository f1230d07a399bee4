import { click, scenario, sees, the } from '../../dsl/builders.ts'
import { openAccount } from '../../dsl/flows/flows.ts'
import { connectPhone } from '../../dsl/flows/walletConnectFlows.ts'

const base = { chainId: '0x2105' }

export const walletconnectAddChain = scenario({
  id: 'walletconnect-add-chain',
  title: 'The page adds a network to the phone and uses it at once',
  tags: ['walletconnect', 'networks'],
  world: { phone: { knownChainIds: ['eip155:1', 'eip155:137'] } },
  steps: [
    ...connectPhone,
    { do: 'host.request', method: 'wallet_switchEthereumChain', params: [base] },
    {
      expect: 'hostRequest',
      method: 'wallet_switchEthereumChain',
      outcome: 'Unrecognized chain 0x2105',
    },
    { expect: 'phone', waiting: 0 },
    {
      do: 'host.request',
      method: 'wallet_addEthereumChain',
      params: [
        {
          ...base,
          chainName: 'Base',
          rpcUrls: ['https://base.example'],
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        },
      ],
    },
    { expect: 'phone', waiting: 1 },
    {
      expect: 'calls',
      name: 'phone.wallet_addEthereumChain',
      times: 1,
      arguments: { words: 'Adds “Base” (eip155:8453) and goes there.' },
    },
    { do: 'phone.approve' },
    { expect: 'hostRequest', method: 'wallet_addEthereumChain', outcome: 'done' },
    {
      expect: 'element',
      target: the('button', 'Base', { exact: false, within: 'page', nth: 0 }),
    },
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    sees('Networks'),
    {
      expect: 'element',
      target: the('button', 'Base', { exact: false, within: 'modal' }),
      is: 'enabled',
    },
    { expect: 'phone', waiting: 0, sessions: 1 },
  ],
})
