import type { StageStep } from '../../scenarios/index.ts'
import { findLowContrast, type Foyer } from '../../widget/index.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { recordSimulator, type CallReport } from './stepsOfCall.ts'

export interface StageReports {
  /** Receives the steps of a call of the simulator. */
  readonly call: (steps: readonly StageStep[]) => CallReport
  /** Receives a step of the host. */
  readonly host: (step: StageStep) => void
}

/** The same stage for the panels: each of their calls of the simulator, and each change of theme and language, is reported. */
export function recordStage(live: StageApi, { call, host }: StageReports): StageApi {
  let known: { readonly live: Foyer; readonly recorded: Foyer } | undefined
  /** The same object as long as the widget is the same: the panels render with it. */
  function foyer() {
    if (known?.live !== live.foyer) known = { live: live.foyer, recorded: recordFoyer(live.foyer) }
    return known.recorded
  }
  function recordFoyer(widget: Foyer): Foyer {
    const setThemeMode: Foyer['setThemeMode'] = (mode) => {
      host({ do: 'host.setThemeMode', ...(mode === undefined ? {} : { mode }) })
      widget.setThemeMode(mode)
    }
    const setThemeVariables: Foyer['setThemeVariables'] = (variables) => {
      // Throws if the widget would reject them: nothing changes then.
      findLowContrast(variables)
      host({ do: 'host.setThemeVariables', variables })
      widget.setThemeVariables(variables)
    }
    const setLocale: Foyer['setLocale'] = (wanted) => {
      const [locale] = [wanted ?? []].flat()
      host({ do: 'host.setLocale', ...(locale === undefined ? {} : { locale }) })
      widget.setLocale(wanted)
    }
    return Object.create(widget, {
      setThemeMode: { value: setThemeMode },
      setThemeVariables: { value: setThemeVariables },
      setLocale: { value: setLocale },
    }) as Foyer
  }
  return Object.create(live, {
    simulator: { value: recordSimulator(live.simulator, call) },
    foyer: { get: foyer },
  }) as StageApi
}
