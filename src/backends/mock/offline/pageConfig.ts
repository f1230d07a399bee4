import type { Optional } from '../../port/optional.ts'
import type { SimulatorOptions } from '../simulatorTypes.ts'

/** The part of a host's `foyer.config` that its page receives. */
export interface PageConfig extends Optional<
  Pick<SimulatorOptions, 'seed' | 'startedAt' | 'world' | 'faults' | 'ownsPage'>
> {
  /** Changes whenever the file or its imports change; a kept world then ends. */
  readonly id: string
}
