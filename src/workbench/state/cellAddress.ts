import type { Cell } from '../../stage/matrix/cell.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'

/** The address of the stage on which a scenario is played in a cell. Its text size and language are no part of it. */
export function cellAddress(scenario: string, cell?: Cell): StageAddress {
  const { device, theme, seed } = cell?.values ?? {}
  return {
    scenario,
    ...(device === 'desktop' || device === 'android' || device === 'iphone' ? { device } : {}),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(theme === 'light' || theme === 'dark' ? { options: { themeMode: theme } } : {}),
    ...(cell?.faults === undefined ? {} : { faults: [cell.faults] }),
  }
}
