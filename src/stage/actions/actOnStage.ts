import type { StageStep, TimeStep, FaultStep, HostStep } from '../../scenarios/index.ts'
import { chainActions } from './chainActions.ts'
import { loginActions } from './loginActions.ts'
import { onrampActions } from './onrampActions.ts'
import { pageActions } from './pageActions.ts'
import { phoneActions } from './phoneActions.ts'
import type { ActingParts, StageActions } from './stageActions.ts'
import { walletActions } from './walletActions.ts'
import { builtInFaultSets } from '../../backends/mock/index.ts'
import { asRecord } from '../../backends/port/asRecord.ts'
import type { ViewName } from '../../widget/index.ts'

const hostActions: StageActions<HostStep> = {
  'host.open'({ view, params, refused }, { foyer }) {
    const open = () => foyer().open(...([view, params] as [ViewName, never]))
    if (refused === undefined) return open()
    try {
      open()
    } catch (error) {
      if (asRecord(error).code === refused) return
      throw error
    }
    throw new Error(`Opening "${view}" should have failed with "${refused}", but it succeeded.`)
  },
  'host.close': (_, { foyer }) => foyer().close(),
  'host.disconnect': (_, { foyer }) => foyer().disconnect(),
  'host.request'({ method, params = [] }, { foyer, simulator: { calls } }) {
    const provider = foyer().getProvider()
    if (!provider) throw new Error('The host cannot send a request: no wallet is connected.')
    const call = calls.begin(`host.${method}`, params)
    // Parked, because it may wait for a person.
    call.park(provider.request({ method, params })).then(call.done, call.failed)
  },
  'host.setThemeMode': ({ mode }, { foyer }) => foyer().setThemeMode(mode),
  'host.setThemeVariables': ({ variables }, { foyer }) => foyer().setThemeVariables(variables),
  'host.setLocale': ({ locale }, { foyer }) => foyer().setLocale(locale),
}

const faultActions: StageActions<FaultStep> = {
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

const timeActions: StageActions<TimeStep> = {
  run: ({ ms }, { simulator }) => simulator.clock.run(ms),
  jump: ({ ms }, { simulator }) => simulator.clock.jump(ms),
  async runToNext(_, { simulator }) {
    await simulator.clock.runToNext()
  },
}

const actions: StageActions = {
  ...hostActions,
  ...walletActions,
  ...phoneActions,
  ...loginActions,
  ...onrampActions,
  ...chainActions,
  ...timeActions,
  ...pageActions,
  ...faultActions,
}

/** Performs a step of the host, the outside or time in a scenario. */
export function actOnStage(step: StageStep, parts: ActingParts): void | Promise<void> {
  // The compiler cannot see that the action belongs to the kind of the step.
  const act = actions[step.do] as (step: StageStep, parts: ActingParts) => void | Promise<void>
  return act(step, parts)
}
