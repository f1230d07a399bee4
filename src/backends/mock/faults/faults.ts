import type { Clock } from '../../port/clock.ts'
import type { Random } from '../../port/random.ts'
import { callMatches } from '../calls/callMatches.ts'
import { createListeners } from '../shared/listeners.ts'
import type { FaultRule, Faults, KeptFault } from './faultTypes.ts'
import { rulesOfSet } from './rulesOfSet.ts'
import { setOfRule } from './setOfRule.ts'
import { whyNoFault } from './whyNoFault.ts'

export interface FaultsOptions {
  /** Decides rules with a probability. */
  readonly random: Pick<Random, 'next'>
  /** Returns the names of the calls so far; a page may make unknown ones. */
  readonly seen?: () => readonly string[]
  readonly rules?: readonly KeptFault[]
  /** Times rules that end. */
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Creates the active rules. A rule counts every call that matches its target from the moment it is
 * added.
 */
export function createFaults({
  random,
  clock,
  rules = [],
  seen = () => [],
}: FaultsOptions): Faults {
  const listeners = createListeners()
  const counts = new Map<string, number>()
  /** The virtual time at which each rule was added. */
  const times = new Map<string, number>()
  let list: readonly FaultRule[] = []
  let counter = 0

  function matches({ id, when }: FaultRule, count: number): boolean {
    if ('forMs' in when) return clock.now() - (times.get(id) ?? 0) < when.forMs
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
    begin(added)
    listeners.notify()
    return added
  }

  function begin({ id }: FaultRule) {
    counts.delete(id)
    times.set(id, clock.now())
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

  for (const { seen = 0, since, ...rule } of rules) {
    const { id } = add(rule)
    counts.set(id, seen)
    if (since !== undefined) times.set(id, since)
  }

  return {
    list: () => list,
    snapshot: () =>
      list.map((rule) => ({
        ...rule,
        seen: counts.get(rule.id) ?? 0,
        since: times.get(rule.id) ?? clock.now(),
      })),
    add,
    use(set) {
      const added = rulesOfSet(set)
      added.forEach(requirePossible)
      list = list.filter((rule) => setOfRule(rule) !== set.name)
      added.forEach(begin)
      list = [...list, ...added]
      listeners.notify()
    },
    stop: (name) => keepOnly((rule) => setOfRule(rule) !== name),
    remove: (removed) => keepOnly(({ id }) => id !== removed),
    clear: () => keepOnly(() => false),
    match(name) {
      let matched: FaultRule | undefined
      for (const rule of list.filter(({ target }) => callMatches(target, name))) {
        const count = (counts.get(rule.id) ?? 0) + 1
        counts.set(rule.id, count)
        if (matches(rule, count)) matched ??= rule
      }
      if (matched !== undefined) listeners.notify()
      return matched
    },
    subscribe: listeners.add,
  }
}
