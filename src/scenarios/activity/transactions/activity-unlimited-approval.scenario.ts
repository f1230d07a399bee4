import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { logIn, openAccount } from '../../dsl/flows/flows.ts'

const largest = 2n ** 256n - 1n

/** Lets the swap router spend all USDC of the person who is logged in. */
const approveAll = {
  from: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  data: `0x095ea7b3${'111111125421ca6dc452d289314280a0f8842a65'.padStart(64, '0')}${largest.toString(16)}`,
}

export const activityUnlimitedApproval = scenario({
  id: 'activity-unlimited-approval',
  title: 'An unlimited approval is shown as unlimited before signing and in the activity',
  tags: ['activity', 'secure-frame', 'email', 'chain', 'security'],
  world: { pastTransactions: 0 },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'host.request', method: 'eth_sendTransaction', params: [approveAll] },
    sees('ApproveTransaction'),
    { expect: 'frame', shown: true, amount: 'Unlimited USDC' },
    {
      expect: 'allowance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 'active',
      units: '0',
    },
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    { expect: 'hostRequest', method: 'eth_sendTransaction', outcome: 'done' },
    {
      expect: 'allowance',
      chainId: 'eip155:1',
      token: 'USDC',
      account: 'active',
      units: largest.toString(),
    },
    ...openAccount,
    click('tab', 'Activity'),
    {
      expect: 'element',
      target: the('link', 'approved Unlimited USDC', { exact: false }),
      count: 1,
      covers: ['A-105'],
    },
    reads('Unlimited USDC'),
  ],
})
