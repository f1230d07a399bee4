import { beforeEach, expect, it } from 'vitest'
import { createTestClock } from '../clock/testing/testClock.ts'
import { createClockReports, type ClockReport } from './clockReports.ts'

let reports: ClockReport[]
let look: () => void
let leavePage: () => void
let left: number
let inFront: boolean
let clock: ReturnType<typeof createTestClock>
let made: ReturnType<typeof createClockReports>
beforeEach(() => {
  reports = []
  look = () => undefined
  leavePage = () => undefined
  left = 0
  inFront = true
  clock = createTestClock()
  made = createClockReports({
    clock,
    platform: { now: () => 0 },
    startedAt: () => 7_000,
    isInFront: () => inFront,
    onFront(listener) {
      look = listener
      return () => undefined
    },
    post: async (report) => void reports.push(report),
    onLeave(listener) {
      leavePage = listener
      return () => (leavePage = () => undefined)
    },
    leave: () => void (left += 1),
  })
})

it('reports once the server answers, and not before', async () => {
  await clock.jump(5_000)
  expect(reports).toEqual([])
  made.start()
  made.start()
  expect(reports).toEqual([{ genesis: 7, now: 5_000, rate: 0, front: true }])
})

it("reports a jump of the clock, and nothing while the server's time is right", async () => {
  made.start()
  await clock.jump(86_400_000)
  await clock.idle()
  expect(reports.at(-1)).toEqual({ genesis: 7, now: 86_400_000, rate: 0, front: false })
  const before = reports.length
  clock.setTimer('swap.refresh', 10, () => undefined)
  await clock.run(100)
  expect(reports).toHaveLength(before)
})

it('reports when a person returns to the tab', async () => {
  inFront = false
  made.start()
  await clock.idle()
  expect(reports).toMatchObject([{ front: false }])
  look()
  expect(reports).toHaveLength(1)
  inFront = true
  look()
  expect(reports.at(-1)).toMatchObject({ front: true })
})

it('stops when the stage is gone', async () => {
  made.start()
  made.dispose()
  await clock.jump(86_400_000)
  expect(reports).toHaveLength(1)
})

it('notifies the server when its page is left, and not before the server answers', () => {
  leavePage()
  expect(left).toBe(0)
  made.start()
  leavePage()
  expect(left).toBe(1)
  made.dispose()
  leavePage()
  expect(left).toBe(1)
})
