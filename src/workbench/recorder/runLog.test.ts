import { expect, it } from 'vitest'
import type { StageApi } from '../../stage/stageApi.ts'
import { createRunLog } from './runLog.ts'

const pageWith = (lines: readonly string[], count: number, now: number) =>
  ({
    simulator: { clock: { now: () => now }, world: { get: () => ({ startedAt: 1_000 }) } },
    timelineLog: { lines: () => lines, count: () => count },
  }) as unknown as StageApi

it('continues the timeline with the page after a reload', () => {
  const log = createRunLog()
  log.follow(pageWith(['view {}', 'picture {}'], 1, 1_500))
  expect(log.mark()).toEqual({ at: 500, lines: 1 })
  log.follow(pageWith(['toast {}'], 1, 1_700))
  expect(log.mark()).toEqual({ at: 700, lines: 4 })
  expect(log.lines()).toEqual(['view {}', 'picture {}', '(the page ends here)', 'toast {}'])
})

it('the log is empty after it was cleared', () => {
  const log = createRunLog()
  log.follow(pageWith(['view {}'], 1, 1_500))
  log.clear()
  expect(log.lines()).toEqual([])
  expect(log.mark()).toEqual({ at: 0, lines: 0 })
})
