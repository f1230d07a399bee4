import type { DeviceProfile } from '../../backends/mock/index.ts'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'

/** The address of the stage on which a scenario is played in a cell. Its text size and language are no part of it. */
export function cellAddress(scenario: string, cell?: Cell): StageAddress {
  const { device, theme, seed } = cell?.values ?? {}
  return {
    scenario,
    ...(isDevice(device) ? { device } : {}),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(theme === 'light' || theme === 'dark' ? { options: { themeMode: theme } } : {}),
    ...(cell?.faults === undefined ? {} : { faults: [cell.faults] }),
  }
}

/** False for the narrow window, which a stage has by its size. */
const isDevice = (name: string | undefined): name is DeviceProfile['name'] =>
  name !== undefined && name in deviceProfiles
