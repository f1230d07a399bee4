import type { DeviceProfile } from '../../backends/mock/browser/deviceProfile.ts'

type OneOrMore<T> = T | readonly T[]

/**
 * Cells of a matrix to which a scenario does not apply: those that have one of the values in each
 * field that is there.
 */
export interface SkippedCells {
  readonly device?: OneOrMore<DeviceProfile['name'] | 'phone'>
  /** BCP 47 tags. */
  readonly language?: OneOrMore<string>
  readonly theme?: OneOrMore<'light' | 'dark'>
  /** Names of sets of faults; `none` is the cell without one. */
  readonly faults?: OneOrMore<string>
  /** Percent. */
  readonly textSize?: OneOrMore<number>
  readonly seed?: OneOrMore<number>
  /** The reason, in a sentence. */
  readonly because: string
}
