import { click, scenario, the } from '../dsl/builders.ts'
import { connectPhone } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectChainChanged = scenario({
  id: 'walletconnect-chain-changed',
  title: 'The phone changes its chain and its account, and the page follows',
  tags: ['walletconnect', 'networks', 'account'],
  steps: [
    ...connectPhone,
    {
      expect: 'element',
      target: the('button', 'Ethereum', { exact: false, within: 'page', nth: 0 }),
    },
    { do: 'phone.setChain', chainId: 'eip155:137' },
    {
      expect: 'element',
      target: the('button', 'Polygon', { exact: false, within: 'page', nth: 0 }),
    },
    { do: 'phone.setAccounts', accountIndexes: [1] },
    {
      expect: 'element',
      target: the('button', '0x70...dc79c8', { exact: false, within: 'page', nth: 0 }),
    },
    click('button', 'Sign a message', { within: 'page' }),
    { expect: 'phone', waiting: 1 },
    { expect: 'calls', name: 'phone.personal_sign', arguments: { chainId: 'eip155:137' } },
  ],
})
