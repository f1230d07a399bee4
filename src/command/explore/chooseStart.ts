import type { Scenario } from '../../scenarios/index.ts'
import type { RandomPicker } from './randomPicker.ts'

type Start = Pick<Scenario, 'device' | 'seed' | 'world' | 'faults' | 'page'>
type World = NonNullable<Scenario['world']>

/** Worlds in which a page may start, beside that of the host's config. */
const worlds: readonly World[] = [
  { prices: { ETH: 1 } },
  { prices: { ETH: 40_000 } },
  { manyTokens: 200 },
  { pastTransactions: 0 },
]

/** Services whose answers may come late, so that they arrive in another order. */
const services = [
  'directory.*',
  'identity.*',
  'balances.*',
  'history.*',
  'names.*',
  'swap.*',
  'chain.*',
] as const

/** Virtual ms before an answer. */
const delays = [0, 0, 300, 1_500, 6_000] as const

/** Chooses where a run starts: device, seed, world, and the order of the answers. */
export function chooseStart(random: RandomPicker): Start {
  const device = random.pick(['desktop', 'desktop', 'desktop', 'android', 'iphone'] as const)
  const seed = 1 + random.below(999_999)
  const world = random.happens(0.5) ? random.pick(worlds) : undefined
  const faults = random.happens(0.5) ? slowAnswers(random) : []
  return {
    page: '/',
    seed,
    ...(device === 'desktop' ? {} : { device }),
    ...(world === undefined ? {} : { world }),
    ...(faults.length === 0 ? {} : { faults }),
  }
}

function slowAnswers(random: RandomPicker): NonNullable<Scenario['faults']> {
  return services.flatMap((target) => {
    const ms = random.pick(delays)
    if (ms === 0) return []
    return [
      {
        id: `slow-${target.replace('.*', '')}`,
        target,
        when: { always: true },
        effect: { kind: 'latency', ms },
      },
    ]
  })
}
