import type { FaultRule, FaultSet } from './faultTypes.ts'

/** Returns the rules of a set with their ids, in which its name comes first: `services-down/1`. */
export const rulesOfSet = ({ name, faults }: FaultSet): readonly FaultRule[] =>
  faults.map((rule, index) => ({ ...rule, id: `${name}/${index + 1}` }))
