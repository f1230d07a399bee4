import type { ScenarioOptions } from '../../scenarios/index.ts'

/**
 * The host's own options after one of them was set. What says the same as the scenario (or, where the
 * scenario says nothing, as the default) is left out, so that a link holds only differences.
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
