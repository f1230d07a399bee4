import { click, reads, scenario, sees } from '../../dsl/builders.ts'
import { tamperedSwaps } from '../../dsl/tamperedSwaps.ts'
import { previewCoin, signs } from '../swapSteps.ts'

export const swapGasLies = scenario({
  id: 'swap-gas-lies',
  title: "A swap service reports a wrong gas cost, and the chain's cost is shown",
  tags: ['swap', 'security', 'fault', 'gas'],
  steps: [
    { do: 'fault.add', rule: { ...tamperedSwaps.largerGas, when: { always: true } } },
    { do: 'fault.add', rule: { ...tamperedSwaps.dearGas, when: { always: true } } },
    ...previewCoin,
    reads('$0.654'),
    click('button', 'Swap'),
    signs,
    sees('Account'),
    { expect: 'calls', name: 'wallet.eth_sendTransaction', times: 1 },
  ],
})
