import { raiseSimulator } from './raiseSimulator.ts'
import type { Simulator, SimulatorOptions } from './simulatorTypes.ts'

/**
 * Raises the simulated outside of this page, the production backend upon it. Without `resume` it
 * starts anew: what this stage stored is forgotten and its chains are back at genesis when the
 * promise resolves. Time stands until it is advanced. One per page; `dispose` takes it down.
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { simulator, startAnew } = raiseSimulator(options)
  if (options.resume === undefined) await startAnew()
  return simulator
}
