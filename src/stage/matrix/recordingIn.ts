import type { DeviceProfile } from '../../backends/mock/index.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { withFaultSets } from '../faults/withFaultSets.ts'
import { axes, type Cell } from './cell.ts'

/**
 * A scenario as it is played in a cell. Its language and text size, and a narrow window, are settings of the page that plays it. The
 * workbench's host page and widget follow the options of the scenario, and the page of an app the browser.
 */
export function recordingIn(recording: Scenario, { values, faults }: Cell): Scenario {
  const { device, theme, seed } = values
  const isOfApp = recording.page !== undefined
  const chosen: Scenario = {
    ...recording,
    ...(device === undefined || device === 'phone'
      ? {}
      : { device: device as DeviceProfile['name'] }),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(theme === undefined || isOfApp
      ? {}
      : { options: { ...recording.options, themeMode: theme as 'light' | 'dark' } }),
  }
  return withFaultSets(chosen, faults === undefined ? [] : [faults])
}

/** Why a scenario is not played in a cell, as its field `skip` says; `undefined` if it is played. */
export const whySkipped = (
  { skip = [] }: Pick<Scenario, 'skip'>,
  { values }: Pick<Cell, 'values'>,
): string | undefined =>
  skip.find((rule) =>
    axes.every((axis) => {
      const wanted = rule[axis]
      return wanted === undefined || [wanted].flat().map(String).includes(String(values[axis]))
    }),
  )?.because
