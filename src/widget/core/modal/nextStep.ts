import type { ViewName } from '../kernel/viewParams.ts'

/** The possible steps after a successful connection, in order (open point 56). */
const order = [
  'SelectAddresses',
  'UpgradeToSmartAccount',
  'UnsupportedChain',
  'ConnectingSiwe',
] as const satisfies readonly ViewName[]

export type NextStep = (typeof order)[number]

/**
 * Returns the next view after connecting; `undefined` if nothing is left and the modal closes
 * (C-218, open point 56). `done` is the step that the visitor has just finished.
 */
export function nextStep(
  applies: Readonly<Record<NextStep, boolean>>,
  done?: NextStep,
): NextStep | undefined {
  const remaining = order.slice(done === undefined ? 0 : order.indexOf(done) + 1)
  return remaining.find((step) => applies[step])
}
