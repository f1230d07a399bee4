import type { ChainActor } from '../chains/chainActor.ts'
import { createChainTime, type ChainTime } from '../chains/chainTime.ts'
import { createChainActor } from '../chains/createChainActor.ts'
import { createTreasury, type PayFromTreasury } from '../chains/treasury.ts'
import { createLocalChains, type LocalChains } from '../chains/localChains.ts'
import { createPools, type Pools } from '../chains/swap/pools.ts'
import { createTokenControls } from '../chains/tokens/tokenControls.ts'
import type { StageParts } from './stageParts.ts'

/** The local chains of a stage, and the money on them. */
export interface ChainParts {
  readonly chains: LocalChains
  readonly time: ChainTime
  readonly pools: Pools
  readonly pay: PayFromTreasury
  readonly actor: ChainActor
}

/** Reaches the stage's own chains through the development server. */
export function createChainParts({
  options,
  page,
  world,
  deliveries,
  clock,
}: StageParts): ChainParts {
  const chains = createLocalChains({
    fetch: page.fetch.bind(page),
    origin: options.origins.host,
    stageKey: options.stageKey,
    startedAt: () => world.get().startedAt,
    now: clock.now,
    deliver: deliveries.deliver,
  })
  const time = createChainTime(chains, clock)
  const tokens = createTokenControls(chains)
  const pools = createPools({ chains, world, tokens })
  return {
    chains,
    time,
    pools,
    pay: createTreasury(chains, time),
    actor: createChainActor({ chains, time, world, tokens, pools }),
  }
}
