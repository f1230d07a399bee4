import type { Names } from '../../../../backends/port/services/names.ts'

/** A name service of the zone `.wcn.id` that only resolves names. */
export function testNames(resolve: Names['resolve']): Names {
  return {
    suffix: '.wcn.id',
    resolve,
    suggestions: async () => [],
    isRegistered: async () => false,
    reverse: async () => undefined,
    register: async () => undefined,
  }
}
