import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { ethereum, openSwap } from './swapSteps.ts'

export const swapOnAPhone = scenario({
  id: 'swap-on-a-phone',
  title: 'A swap at 360 px is approved in the secure frame at the bottom',
  tags: ['swap', 'mobile', 'email'],
  device: 'android',
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openSwap,
    click('button', 'Select token', { within: 'modal', nth: 0 }),
    sees('SwapSelectToken'),
    click('button', 'DAI', { nth: 0 }),
    sees('Swap'),
    { do: 'run', ms: 200 },
    click('button', 'Review swap'),
    sees('SwapPreview'),
    reads('Review transaction carefully'),
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Swap'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'eth_sendTransaction' },
    sees('Account'),
    reads('Swapped 1 ETH for 3,117.572 DAI'),
    { expect: 'noToast' },
    { expect: 'nonce', chainId: ethereum, account: 'active', changedBy: 1 },
  ],
})
