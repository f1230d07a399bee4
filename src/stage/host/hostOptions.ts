import { localNetworks } from '../../backends/mock/index.ts'
import type { BackendFactory } from '../../backends/port/backend.ts'
import type { ScenarioOptions } from '../../scenarios/index.ts'
import type { FoyerOptions, Network } from '../../widget/index.ts'
import * as catalogue from '../../widget/index.ts'

/** Converts a scenario's plain options to the host's: networks by id, the simulated backend, the observer, sign-in. */
export function hostOptions(
  { networks, customNetworks = [], unset = [], without = [], siwe: _, ...options }: ScenarioOptions,
  backend: BackendFactory,
  more: Pick<FoyerOptions, 'inspect' | 'siweConfig'> = {},
): FoyerOptions {
  const ids = networks ?? localNetworks.map(({ id }) => id)
  const wanted = ids.map((id) => findNetwork(id, customNetworks))
  const namespaces = [...new Set(wanted.map(({ chain }) => chain))]
  const usual = {
    projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    metadata: {
      name: 'Harbour Market',
      description: 'A small shop on the open web',
      url: location.origin,
      icons: [],
    },
    termsConditionsUrl: 'https://harbour.example/terms',
    privacyPolicyUrl: 'https://harbour.example/privacy',
  }
  for (const name of unset) Reflect.deleteProperty(usual, name)
  return {
    ...usual,
    ...options,
    adapters: namespaces.map((namespace) => ({
      namespace,
      networks: wanted.filter(({ chain }) => chain === namespace),
    })),
    backend: withoutServices(backend, without),
    ...more,
  }
}

/** As with `createRealBackend({ walletConnect: false })`. */
function withoutServices(
  backend: BackendFactory,
  names: NonNullable<ScenarioOptions['without']>,
): BackendFactory {
  const none = Object.fromEntries(names.map((name) => [name, undefined]))
  return Object.assign(
    (...args: Parameters<BackendFactory>) => ({ ...backend(...args), ...none }),
    backend,
  )
}

function findNetwork(id: string, others: readonly Network[]): Network {
  const all: readonly unknown[] = [...others, ...Object.values(catalogue), ...localNetworks]
  const network = all.find(
    (each): each is Network =>
      typeof each === 'object' && each !== null && 'id' in each && each.id === id,
  )
  if (!network)
    throw new Error(
      `there is no network "${id}". Use the CAIP-2 id of a network that foyerkit exports.`,
    )
  return network
}
