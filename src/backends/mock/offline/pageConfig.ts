import type { SimulatorOptions } from '../simulatorTypes.ts'

/** What the page of a host with a `foyer.config` is told of it. */
export interface PageConfig extends Pick<
  SimulatorOptions,
  'seed' | 'startedAt' | 'world' | 'faults'
> {
  /** Another one whenever the file, or what it imports, has changed: a world that was kept is then over. */
  readonly id: string
}
