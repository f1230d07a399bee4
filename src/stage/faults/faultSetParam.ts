import { builtInFaultSets } from '../../backends/mock/index.ts'
import { didYouMean } from '../../backends/port/didYouMean.ts'
import type { FaultSet } from '../../backends/mock/faults/faultTypes.ts'
import { readFaultSet, type ReadFaultSet } from './readFaultSet.ts'

/** A set of faults in an address: a built-in set is a name, any other one comes along as JSON, because another browser lacks it. */
export const faultSetParam = {
  format: (set: FaultSet): string =>
    builtInFaultSets.includes(set) ? set.name : JSON.stringify(set),
  parse(text: string): ReadFaultSet {
    const set = builtInFaultSets.find(({ name }) => name === text)
    if (set) return { set }
    if (text.startsWith('{')) return readFaultSet(text)
    const names = builtInFaultSets.map(({ name }) => name)
    return { problem: `there is no set "${text}".${didYouMean(text, names)}` }
  },
}
