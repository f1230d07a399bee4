/** Entry point `foyerkit-lab/config`: the host's own world, described in its `foyer.config.ts`. */
export { defineConfig } from './defineConfig.ts'
export type { ConfiguredChain, FoyerConfig } from './foyerConfig.ts'
export type { ExploreConfig, Invariant, InvariantPage, InvariantState } from './invariantTypes.ts'
export type { ScreenVariant } from './screenVariant.ts'
export type { SetupChain, SetupContext } from './setupTypes.ts'
