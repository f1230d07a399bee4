import type { ScenarioOptions } from '../../scenarios/index.ts'

/**
 * The host's own options after a change of one. A value that equals the scenario's (or, if the scenario sets none, the default) is omitted,
 * so that a link contains only differences.
 */
export function changeOption<K extends keyof ScenarioOptions>(
  own: ScenarioOptions,
  usual: ScenarioOptions,
  name: K,
  value: ScenarioOptions[K],
): ScenarioOptions {
  const { [name]: _, ...others } = own
  return same(value, usual[name]) ? others : { ...others, [name]: value }
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
