import { click, scenario, sees } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const unsupportedChainDisconnect = scenario({
  id: 'unsupported-chain-disconnect',
  title: 'The visitor disconnects on an unsupported chain',
  tags: ['networks', 'account'],
  options: { networks: ['eip155:1'] },
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.setChain', wallet: 'fox', chainId: 'eip155:137' },
    { do: 'host.open' },
    sees('UnsupportedChain'),
    click('button', 'Disconnect'),
    { expect: 'modal', open: false, covers: ['C-125'] },
    { expect: 'analytics', event: 'DISCONNECT_SUCCESS', times: 1 },
  ],
})
