import { useStore } from 'zustand'
import type { ScenarioOptions } from '../../scenarios/index.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import { localNetworks } from '../../backends/mock/index.ts'

/** The host's current options, and functions that change them. */
export function useHostOptions() {
  const { addressBar, go } = useWorkbench()
  const address = useStore(addressBar.store, (state) => state.address)
  const scenario = useScenario()
  const usual = { ...defaultOptions, ...scenario.options }
  const own = address.options ?? {}
  const { unset } = { ...usual, ...own }

  function changed<K extends keyof ScenarioOptions>(name: K, value: ScenarioOptions[K]) {
    const options = changeOption(addressBar.current.options ?? {}, usual, name, value)
    const { options: _, ...rest } = addressBar.current
    const next: StageAddress = Object.keys(options).length === 0 ? rest : { ...rest, options }
    return next
  }

  return {
    options: { ...usual, ...own },
    /** Number of options that differ from the scenario's. */
    differing: Object.keys(own).length,
    /** Sets an option and starts a fresh world with it. */
    set<K extends keyof ScenarioOptions>(name: K, value: ScenarioOptions[K]) {
      go(changed(name, value))
    },
    /** Only writes it into the link, because the widget already has the option. */
    note<K extends keyof ScenarioOptions>(name: K, value: ScenarioOptions[K]) {
      addressBar.replace(changed(name, value))
    },
    /** Sets or removes a link of the host. */
    setLink(name: 'termsConditionsUrl' | 'privacyPolicyUrl', url: string) {
      const others = (unset ?? []).filter((one) => one !== name)
      const { [name]: _, unset: __, ...rest } = own
      const named = url === '' || url === usual[name] ? rest : { ...rest, [name]: url }
      const without = url === '' ? [...others, name] : others
      const same = without.length === (usual.unset ?? []).length
      const { options: ___, ...place } = addressBar.current
      const options = same ? named : { ...named, unset: without }
      go(Object.keys(options).length === 0 ? place : { ...place, options })
    },
    forget() {
      const { options: _, ...rest } = addressBar.current
      go(rest)
    },
  }
}

/** The options if neither scenario nor link sets them: the defaults of the widget and of the stage. */
const defaultOptions: ScenarioOptions = {
  networks: localNetworks.map(({ id }) => id),
  allWallets: 'SHOW',
  enableAnalytics: false,
  enableEIP6963: true,
  allowUnsupportedChain: false,
  auth: { email: true, showWallets: true },
  termsConditionsUrl: 'https://harbour.example/terms',
  privacyPolicyUrl: 'https://harbour.example/privacy',
}

/**
 * The host's own options after a change of one. A value that equals the scenario's (or, if the scenario sets none, the default) is omitted,
 * so that a link contains only differences.
 */
export function changeOption<K extends keyof ScenarioOptions>(
  own: ScenarioOptions,
  usual: ScenarioOptions,
  name: K,
  value: ScenarioOptions[K],
): ScenarioOptions {
  const { [name]: _, ...others } = own
  return same(value, usual[name]) ? others : { ...others, [name]: value }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
