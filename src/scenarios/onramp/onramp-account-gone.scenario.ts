import { scenario, sees } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import { beginPurchase, openProviders } from '../dsl/flows/onrampFlows.ts'
import type { Step } from '../dsl/step.ts'

const ends: readonly Step[] = [
  { do: 'wallet.disconnect', wallet: 'fox' },
  { expect: 'modal', open: false, covers: ['C-236'] },
]

export const onrampAccountGone = scenario({
  id: 'onramp-account-gone',
  title: 'The wallet ends the session in each buying view, and the modal closes',
  tags: ['onramp', 'events'],
  steps: [
    ...beginPurchase,
    ...ends,
    { expect: 'timer', label: 'onramp.poll', pending: false },
    ...connectWallet('Emberfox', 'fox'),
    ...openProviders,
    ...ends,
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'OnRampActivity' },
    sees('OnRampActivity'),
    ...ends,
  ],
})
