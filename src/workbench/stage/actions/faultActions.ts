import type { FaultStep } from '../../../scenarios/index.ts'
import type { StageActions } from './stageActions.ts'

export const faultActions: StageActions<FaultStep> = {
  'fault.add'({ rule }, { simulator }) {
    simulator.faults.add(rule)
  },
  'fault.clear': (_, { simulator }) => simulator.faults.clear(),
  'world.patch'({ patch }, { simulator: { world, chains } }) {
    world.update((state) => ({
      ...state,
      ...patch,
      phone: { ...state.phone, ...patch.phone },
      prices: { ...state.prices, ...patch.prices },
    }))
    return chains.followPrices()
  },
}
