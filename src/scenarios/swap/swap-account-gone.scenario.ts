import { click, scenario, sees } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'
import { startSwap, previewCoin } from './swapSteps.ts'

export const swapAccountGone = scenario({
  id: 'swap-account-gone',
  title: 'The wallet ends the session in each swap view, and the modal closes',
  tags: ['swap', 'events'],
  steps: [
    ...startSwap,
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    ...startSwap,
    click('button', 'Select token', { within: 'modal', nth: 0 }),
    sees('SwapSelectToken'),
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    ...previewCoin,
    { do: 'wallet.disconnect', wallet: 'fox' },
    { expect: 'modal', open: false, covers: ['C-236'] },
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'SwapPreview' },
    sees('Swap'),
  ],
})
