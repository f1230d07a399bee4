import type { Simulator, SimulatorOptions } from './simulatorTypes.ts'
import { wireSimulator } from './wiring/wireSimulator.ts'

/**
 * Creates the simulated outside of this page, with the production backend on it. Without `resume` it starts over: when the promise
 * resolves, the stage's storage is cleared and its chains are at genesis. Time is paused until it is advanced. One per page; `dispose`
 * removes it.
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { simulator, reset } = wireSimulator(options)
  if (options.resume === undefined) await reset()
  return simulator
}
