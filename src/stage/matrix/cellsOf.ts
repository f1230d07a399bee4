import type { FaultSet } from '../../backends/mock/faults/faultTypes.ts'
import { axes, noFaults, partsOf, type Axis, type Cell } from './cell.ts'
import { findChoice } from './readAxis.ts'

/** The values of a matrix by axis. An axis without values is left as each scenario has it. */
export type Matrix = Readonly<Partial<Record<Axis, readonly string[]>>>

/**
 * The cells of a matrix: each combination of its values. Empty if no axis has values.
 * @param sets the sets of faults that the matrix can name
 * @throws Error if it names another one
 */
export function cellsOf(matrix: Matrix, sets: readonly FaultSet[]): readonly Cell[] {
  const named = matrix.faults?.map((word) => findFaults(word, sets))
  const chosen = { ...matrix, ...(named && { faults: [...new Set(named)] }) }
  const product = axes.reduce<readonly Cell['values'][]>(
    (cells, axis) => {
      const values = chosen[axis] ?? []
      if (values.length === 0) return cells
      return cells.flatMap((cell) => values.map((value) => ({ ...cell, [axis]: value })))
    },
    [{}],
  )
  return product.flatMap((values) => {
    const parts = partsOf({ values })
    if (parts.length === 0) return []
    const faults = sets.find(({ name }) => name === values.faults)
    return [{ name: parts.join('-'), values, ...(faults === undefined ? {} : { faults }) }]
  })
}

function findFaults(word: string, sets: readonly FaultSet[]): string {
  const choices = [
    { value: noFaults, title: 'None' },
    ...sets.map(({ name, title }) => ({ value: name, title })),
  ]
  return findChoice('set of faults', word, choices).value
}
