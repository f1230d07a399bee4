import { reads, scenario, sees, the } from '../../dsl/builders.ts'
import type { Step } from '../../dsl/step.ts'
import { nothingSigned, previewCoin, signs } from '../swapSteps.ts'

const button = the('button', 'Swap')
const presses: readonly Step[] = [
  { do: 'focus', target: button },
  { do: 'press', key: 'Enter' },
]

export const swapPreviewRefreshes = scenario({
  id: 'swap-preview-refreshes',
  title:
    'While the preview refreshes its transaction the button is disabled, and nothing is signed',
  tags: ['swap', 'timer', 'security'],
  faults: [
    {
      id: 'slow',
      target: 'swap.buildSwap',
      when: { nth: 2 },
      effect: { kind: 'latency', ms: 4_000 },
    },
  ],
  steps: [
    ...previewCoin,
    { expect: 'element', target: button, is: 'enabled', covers: ['A-050'] },
    { do: 'run', ms: 10_000 },
    { expect: 'element', target: button, is: 'disabled', covers: ['A-050'] },
    { expect: 'element', target: button, is: 'busy', covers: ['A-050'] },
    ...presses,
    { do: 'run', ms: 3_000 },
    { expect: 'element', target: button, is: 'disabled', covers: ['A-050'] },
    ...nothingSigned,
    { do: 'run', ms: 1_000 },
    { expect: 'element', target: button, is: 'enabled', covers: ['A-050'] },
    {
      do: 'fault.add',
      rule: {
        target: 'swap.quote',
        when: { nth: 1 },
        effect: { kind: 'latency', ms: 2_000 },
      },
    },
    { do: 'run', ms: 6_000 },
    { expect: 'element', target: button, is: 'disabled', covers: ['A-050'] },
    { expect: 'element', target: button, is: 'busy', covers: ['A-050'] },
    ...presses,
    ...nothingSigned,
    { do: 'run', ms: 2_000 },
    { expect: 'element', target: button, is: 'enabled', covers: ['A-050'] },
    ...presses,
    { expect: 'element', target: button, is: 'disabled', covers: ['A-050'] },
    signs,
    sees('Account'),
    reads('ETH'),
  ],
})
