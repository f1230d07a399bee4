import type { Simulator, SimulatorOptions } from './simulatorTypes.ts'
import { wireSimulator } from './wiring/wireSimulator.ts'

/**
 * Creates the simulated outside of this page, the production backend upon it. Without `resume` it
 * starts over: what this stage stored is forgotten and its chains are back at genesis when the
 * promise resolves. Time stands until it is advanced. One per page; `dispose` takes it down.
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { simulator, reset } = wireSimulator(options)
  if (options.resume === undefined) await reset()
  return simulator
}
