import type { Random } from '../../port/random.ts'
import { createListeners } from '../shared/listeners.ts'
import type { FaultRule, FaultWhen, Faults, KeptFault } from './faultTypes.ts'
import { rulesOfSet } from './rulesOfSet.ts'
import { setOfRule } from './setOfRule.ts'
import { whyNoFault } from './whyNoFault.ts'

export interface FaultsOptions {
  /** Decides rules with a probability. */
  readonly random: Pick<Random, 'next'>
  /** Returns the names of the calls so far; a page may make unknown ones. */
  readonly seen?: () => readonly string[]
  readonly rules?: readonly KeptFault[]
}

/**
 * Creates the active rules. A rule counts every call that matches its target from the moment it is
 * added.
 */
export function createFaults({ random, rules = [], seen = () => [] }: FaultsOptions): Faults {
  const listeners = createListeners()
  const counts = new Map<string, number>()
  let list: readonly FaultRule[] = []
  let counter = 0

  function matches(when: FaultWhen, count: number): boolean {
    if ('nth' in when) return when.nth === count
    if ('probability' in when) return random.next() < when.probability
    return when.always
  }

  function requirePossible(rule: Pick<FaultRule, 'target' | 'effect'>) {
    const why = whyNoFault(rule, seen())
    if (why !== undefined) throw new Error(why)
  }

  function add(rule: Omit<FaultRule, 'id'> & { id?: string }): FaultRule {
    requirePossible(rule)
    const added: FaultRule = { ...rule, id: rule.id ?? freeId() }
    list = [...list.filter(({ id }) => id !== added.id), added]
    counts.delete(added.id)
    listeners.notify()
    return added
  }

  function freeId(): string {
    counter += 1
    const id = `fault-${counter}`
    return list.some((rule) => rule.id === id) ? freeId() : id
  }

  function keepOnly(kept: (rule: FaultRule) => boolean) {
    for (const { id } of list.filter((rule) => !kept(rule))) counts.delete(id)
    list = list.filter(kept)
    listeners.notify()
  }

  for (const { seen = 0, ...rule } of rules) counts.set(add(rule).id, seen)

  return {
    list: () => list,
    snapshot: () => list.map((rule) => ({ ...rule, seen: counts.get(rule.id) ?? 0 })),
    add,
    use(set) {
      const added = rulesOfSet(set)
      added.forEach(requirePossible)
      list = list.filter((rule) => setOfRule(rule) !== set.name)
      added.forEach(({ id }) => counts.delete(id))
      list = [...list, ...added]
      listeners.notify()
    },
    stop: (name) => keepOnly((rule) => setOfRule(rule) !== name),
    remove: (removed) => keepOnly(({ id }) => id !== removed),
    clear: () => keepOnly(() => false),
    match(name) {
      let matched: FaultRule | undefined
      for (const rule of list.filter(({ target }) => fits(target, name))) {
        const count = (counts.get(rule.id) ?? 0) + 1
        counts.set(rule.id, count)
        if (matches(rule.when, count)) matched ??= rule
      }
      if (matched !== undefined) listeners.notify()
      return matched
    },
    subscribe: listeners.add,
  }
}

function fits(target: string, name: string): boolean {
  return target.endsWith('*') ? name.startsWith(target.slice(0, -1)) : target === name
}
