import { scenario } from '../../dsl/builders.ts'
import { tamperedSwaps } from '../../dsl/tamperedSwaps.ts'
import { nothingSigned, previewCoin, stopped } from '../swapSteps.ts'

export const swapLieUnits = scenario({
  id: 'swap-lie-units',
  title: "A swap service reports wrong decimals, and the token's contract exposes it",
  tags: ['swap', 'security', 'fault', 'tokens'],
  faults: [{ id: 'lie', ...tamperedSwaps.otherUnits, when: { always: true } }],
  steps: [
    ...previewCoin,
    ...stopped("A token's units don't match what the swap service says."),
    ...nothingSigned,
  ],
})
