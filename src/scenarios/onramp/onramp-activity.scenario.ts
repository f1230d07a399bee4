import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** `at` in ms since epoch. */
const purchase = (
  id: string,
  at: number,
  part: { currency: string; amount: string; status?: 'SUCCESS' | 'FAILED' | 'IN_PROGRESS' },
) =>
  ({
    id,
    account,
    at,
    status: part.status ?? 'SUCCESS',
    purchaseCurrency: part.currency,
    purchaseAmount: part.amount,
    fiatCurrency: 'USD',
    fiatAmount: '100.00',
    chainId: 'eip155:1',
  }) as const

export const onrampActivity = scenario({
  id: 'onramp-activity',
  title: 'Purchases of two years are grouped by month, newest first',
  tags: ['onramp', 'activity', 'fault'],
  world: {
    purchases: [
      purchase('old', 1_762_077_600_000, { currency: 'ETH', amount: '1234.5678' }),
      purchase('stuck', 1_766_570_400_000, {
        currency: 'USDC',
        amount: '99.150000',
        status: 'IN_PROGRESS',
      }),
      purchase('new', 1_768_384_800_000, { currency: 'WBTC', amount: '0.00002345' }),
      purchase('failed', 1_767_434_400_000, {
        currency: 'DAI',
        amount: '250.5',
        status: 'FAILED',
      }),
    ],
  },
  faults: [
    {
      id: 'history',
      target: 'history.transactions',
      when: { nth: 1 },
      effect: { kind: 'status', status: 503 },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'OnRampActivity' },
    sees('OnRampActivity', ['A-072']),
    reads('Failed to fetch transactions'),
    click('button', 'Try again'),
    {
      expect: 'order',
      role: 'heading',
      names: ['January', 'December 2025', 'November 2025'],
      covers: ['A-078'],
    },
    reads('<0.001 WBTC', ['A-103']),
    reads('250.500 DAI', ['A-103']),
    reads('99.150 USDC'),
    reads('+1,234.567 ETH'),
    reads('14 · ', ['A-103']),
    { expect: 'element', target: the('list', 'January') },
    // What is under way since last month is not waited for.
    { expect: 'timer', label: 'onramp.refetch', pending: false, covers: ['A-115'] },
  ],
})
