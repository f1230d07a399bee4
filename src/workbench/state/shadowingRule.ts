import { callMatches } from '../../backends/mock/index.ts'
import type { FaultRule } from '../../backends/mock/faults/faultTypes.ts'

/** The earlier rule that matches every call of this one, so that this one is never applied: the first matching rule wins. */
export function shadowingRule(rule: FaultRule, rules: readonly FaultRule[]): FaultRule | undefined {
  const before = rules.slice(
    0,
    rules.findIndex(({ id }) => id === rule.id),
  )
  return before.find(
    ({ target, when }) => 'always' in when && when.always && callMatches(target, rule.target),
  )
}
