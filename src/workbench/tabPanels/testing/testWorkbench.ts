import { createStore } from 'zustand/vanilla'
import { createTestClock } from '../../../backends/mock/clock/testing/testClock.ts'
import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { StageApi } from '../../../stage/stageApi.ts'
import type { PlayerState } from '../../player/player.ts'
import { createSettings } from '../../state/settings.ts'
import { createShownCall } from '../../state/shownCall.ts'
import type { StageLinkState } from '../../state/stageLink.ts'
import type { WorkbenchParts } from '../../state/workbench.ts'

interface TestWorkbenchOptions {
  readonly simulator?: object
  /** Number of widgets on the page; 1 when absent. */
  readonly widgets?: number
  /** Settings that the browser has stored. */
  readonly stored?: object
}

const idle: PlayerState = { status: 'idle', results: [], breakpoints: {} }

/** The parts of a workbench around panels under test: its stage is ready and plays nothing. */
export function createTestWorkbench({
  simulator = {},
  widgets = 1,
  stored = {},
}: TestWorkbenchOptions) {
  const clock = createTestClock()
  const storage = { getItem: () => JSON.stringify(stored), setItem: () => undefined }
  const settings = createSettings(storage)
  const api = { simulator: simulator as Simulator, widgets: Array.from({ length: widgets }) }
  const parts: Partial<WorkbenchParts> = {
    settings,
    shownCall: createShownCall(settings),
    realTime: clock,
    player: { store: createStore(() => idle) } as WorkbenchParts['player'],
    recorder: { recorded: (stage: StageApi) => stage } as WorkbenchParts['recorder'],
    stage: {
      store: createStore<StageLinkState>(() => ({
        generation: 1,
        status: 'ready',
        thrown: [],
        api: api as unknown as StageApi,
      })),
      frame: () => null,
      page: () => undefined,
      load: () => Promise.reject(new Error('A test workbench loads no stage.')),
      reload: () => Promise.reject(new Error('A test workbench loads no stage.')),
      attach: () => undefined,
    },
  }
  return { parts: parts as WorkbenchParts, settings, clock }
}
