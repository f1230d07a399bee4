import type { FaultSet } from '../../../backends/mock/faults/faultTypes.ts'
import { readJson, writeJson } from '../../../run/format/storedJson.ts'
import { readFaultSet } from '../../../stage/faults/readFaultSet.ts'

const key = 'foyer.workbench.faultSets.v1'

/** The sets of faults that are kept in the browser. */
export function createKeptFaultSets(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  /** A set of an older version may name a call that does not exist any more. */
  function list(): readonly FaultSet[] {
    const kept = readJson(storage, key)
    const all: readonly unknown[] = Array.isArray(kept) ? kept : []
    return all.flatMap((each) => readFaultSet(JSON.stringify(each)).set ?? [])
  }
  return {
    list,
    /** Adds a set, or replaces the one with its name. */
    put(set: FaultSet) {
      const before = list()
      const isNew = before.every(({ name }) => name !== set.name)
      const next = isNew
        ? [...before, set]
        : before.map((each) => (each.name === set.name ? set : each))
      writeJson(storage, key, next)
    },
    remove: (name: string) =>
      writeJson(
        storage,
        key,
        list().filter((each) => each.name !== name),
      ),
  }
}
