import { useStore } from 'zustand'
import type { DeviceProfile } from '../../backends/mock/browser/deviceProfile.ts'
import { useScenario } from './useScenario.ts'
import { useWorkbench } from './useWorkbench.ts'

/** The device in the workbench's URL, else the scenario's own, else a desktop. */
export function useDevice(): DeviceProfile['name'] {
  const wanted = useStore(useWorkbench().addressBar.store, ({ address }) => address.device)
  const { device } = useScenario()
  return wanted ?? device ?? 'desktop'
}
