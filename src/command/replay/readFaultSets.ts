import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInFaultSets } from '../../backends/mock/faults/builtInFaultSets.ts'
import type { FaultSet } from '../../backends/mock/faults/faultTypes.ts'
import { fileKinds } from '../../server/scenarios/fileKinds.ts'
import { readFaultSet } from '../../stage/faults/readFaultSet.ts'

/**
 * The sets of faults that a matrix can name: the built-in ones, and those that the workbench has saved beside the scenarios.
 * @throws Error if a file cannot be used
 */
export function readFaultSets(folder: string): readonly FaultSet[] {
  const { ending } = fileKinds.faults
  const names = existsSync(folder) ? readdirSync(folder) : []
  const own = names
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => {
      const file = join(folder, name)
      const read = readFaultSet(readFileSync(file, 'utf8'), name.slice(0, -ending.length))
      if (read.set) return read.set
      throw new Error(`${file}: ${read.problem}`)
    })
  return [...builtInFaultSets, ...own]
}
