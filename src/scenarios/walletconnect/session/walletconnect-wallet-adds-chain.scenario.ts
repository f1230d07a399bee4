import { scenario, the } from '../../dsl/builders.ts'
import { openCode } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectWalletAddsChain = scenario({
  id: 'walletconnect-wallet-adds-chain',
  title: 'The phone switches to a network that it had not approved, and the page follows',
  tags: ['walletconnect', 'networks'],
  steps: [
    ...openCode,
    { do: 'phone.scan' },
    { do: 'phone.approve', chainIds: ['eip155:1'] },
    { expect: 'modal', open: false },
    { do: 'phone.setChain', chainId: 'eip155:137' },
    {
      expect: 'element',
      target: the('button', 'Polygon', { exact: false, within: 'page', nth: 0 }),
    },
  ],
})
