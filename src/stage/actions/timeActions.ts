import type { TimeStep } from '../../scenarios/index.ts'
import type { StageActions } from './stageActions.ts'

export const timeActions: StageActions<TimeStep> = {
  run: ({ ms }, { simulator }) => simulator.clock.run(ms),
  jump: ({ ms }, { simulator }) => simulator.clock.jump(ms),
  async runToNext(_, { simulator }) {
    await simulator.clock.runToNext()
  },
}
