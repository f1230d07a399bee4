import type { Simulator } from '../../backends/mock/simulatorTypes.ts'

/** How much waits for a person on the simulated sites. */
export function waitingOnSites({
  secureSite,
  social,
  farcaster,
  onramp,
}: Pick<Simulator, 'secureSite' | 'social' | 'farcaster' | 'onramp'>): number {
  return (
    secureSite.requests().length +
    social.windows().length +
    farcaster.requests().length +
    onramp.windows().length +
    onramp.waiting().length
  )
}
