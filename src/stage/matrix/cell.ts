import type { FaultSet } from '../../backends/mock/faults/faultTypes.ts'

/** The axes of a matrix, the outermost first. */
export const axes = ['device', 'language', 'theme', 'faults', 'textSize', 'seed'] as const

export type Axis = (typeof axes)[number]

/** One combination of the values of a matrix, in which scenarios are played. JSON. */
export interface Cell {
  /** The name in lowercase letters, digits and hyphens: `iphone-de-dark`. */
  readonly name: string
  /**
   * The values in words. The device `phone` is a desktop's window as narrow as that of a phone; a scenario for a phone keeps its own. The
   * text size is in percent.
   */
  readonly values: Readonly<Partial<Record<Axis, string>>>
  /** The faults with which the world begins. */
  readonly faults?: FaultSet
}

/** The value of `faults` for a world without a set of faults. */
export const noFaults = 'none'

/** A value as a part of a cell's name. */
const nameOf: Readonly<Record<Axis, (value: string) => string>> = {
  device: String,
  language: (tag) => tag.toLowerCase(),
  theme: String,
  faults: (name) => (name === noFaults ? 'no-faults' : name),
  textSize: (percent) => `text-${percent}`,
  seed: (seed) => `seed-${seed}`,
}

/** The parts of a cell's name, in the order of the axes. */
export const partsOf = ({ values }: Pick<Cell, 'values'>): readonly string[] =>
  axes.flatMap((axis) => {
    const value = values[axis]
    return value === undefined ? [] : [nameOf[axis](value)]
  })

/** The zoom of a cell: 1.5 for a text size of 150 %. */
export const scaleOf = ({ textSize = '100' }: Cell['values']): number => Number(textSize) / 100
