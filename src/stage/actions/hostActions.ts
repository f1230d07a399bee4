import { asRecord } from '../../backends/port/asRecord.ts'
import type { HostStep } from '../../scenarios/index.ts'
import type { ViewName } from '../../widget/index.ts'
import type { StageActions } from './stageActions.ts'

export const hostActions: StageActions<HostStep> = {
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
