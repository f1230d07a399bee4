import { builtInFaultSets } from '../../backends/mock/index.ts'
import type { FaultStep } from '../../scenarios/index.ts'
import type { StageActions } from './stageActions.ts'

export const faultActions: StageActions<FaultStep> = {
  'fault.add'({ rule }, { simulator }) {
    simulator.faults.add(rule)
  },
  'fault.clear': (_, { simulator }) => simulator.faults.clear(),
  'fault.use'({ set }, { simulator }) {
    const found = builtInFaultSets.find(({ name }) => name === set)
    if (found === undefined) throw new Error(`There is no set of faults "${set}".`)
    simulator.faults.use(found)
  },
  'fault.stop': ({ set }, { simulator }) => simulator.faults.stop(set),
  'world.patch'({ patch }, { simulator: { world, chains } }) {
    world.update((state) => ({
      ...state,
      ...patch,
      phone: { ...state.phone, ...patch.phone },
      prices: { ...state.prices, ...patch.prices },
      quirks: { ...state.quirks, ...patch.quirks },
    }))
    return chains.followPrices()
  },
}
