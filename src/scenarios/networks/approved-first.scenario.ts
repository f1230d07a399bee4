import { scenario, sees, the } from '../dsl/builders.ts'
import { openCode } from '../dsl/walletConnectFlows.ts'

export const approvedFirst = scenario({
  id: 'approved-first',
  title: 'Off the requested networks, those that the wallet has approved are offered first',
  tags: ['networks', 'walletconnect'],
  options: { networks: ['eip155:137', 'eip155:8453', 'eip155:1'] },
  steps: [
    ...openCode,
    { do: 'phone.scan' },
    { do: 'phone.approve', chainIds: ['eip155:1', 'eip155:8453', 'eip155:11155111'] },
    { expect: 'modal', open: false },
    { do: 'phone.setChain', chainId: 'eip155:11155111' },
    sees('UnsupportedChain'),
    {
      expect: 'order',
      role: 'button',
      names: ['Base', 'Ethereum', 'Polygon Not allowed by your wallet', 'Disconnect'],
      within: 'modal',
      covers: ['C-123'],
    },
    {
      expect: 'element',
      target: the('button', 'Polygon', { exact: false, within: 'modal' }),
      is: 'disabled',
    },
  ],
})
