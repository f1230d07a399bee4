import type { Clock } from '../../port/clock.ts'
import { abortableSleep } from '../../real/browser/abortableSleep.ts'

/** The sleep of a page while another app is in front. What would happen on the page in the meantime happens when it wakes. */
export interface PageSleep {
  asleep(): boolean
  /** Runs a task of the page: at once, or when the page wakes, after the tasks that wait already. */
  whenAwake(task: () => void): void
  /** Resolves when the page is awake; `undefined` if it is. */
  untilAwake(): Promise<void> | undefined
  fallAsleep(): void
  /** Runs `first`, then the waiting tasks in the order in which they came. */
  wake(first?: () => void): void
}

/** Creates the sleep of one page, which is awake at first. */
export function createPageSleep(onError: (error: unknown) => void): PageSleep {
  let waiting: (() => void)[] = []
  let isAsleep = false
  function whenAwake(task: () => void) {
    if (isAsleep) waiting.push(task)
    else task()
  }
  return {
    asleep: () => isAsleep,
    whenAwake,
    untilAwake: () => (isAsleep ? new Promise(whenAwake) : undefined),
    fallAsleep() {
      isAsleep = true
    },
    wake(first = () => undefined) {
      isAsleep = false
      const tasks = [first, ...waiting]
      waiting = []
      for (const task of tasks) {
        try {
          task()
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}

/**
 * Creates the clock of a page that can sleep. A timer that comes due in the meantime fires once, when the page wakes; time itself goes on.
 * @param options.sparesNew true if timers that are set while the page sleeps fire on time: they belong to another device with code on the same page
 */
export function createSleepingClock(
  clock: Clock,
  sleep: Pick<PageSleep, 'asleep' | 'whenAwake'>,
  { sparesNew = false }: { readonly sparesNew?: boolean } = {},
): Clock {
  function timer(set: (fire: () => void) => () => void, fn: () => void) {
    const isSpared = sparesNew && sleep.asleep()
    let isOver = false
    let isWaiting = false
    const cancel = set(() => {
      if (isSpared) return fn()
      if (isWaiting) return
      isWaiting = true
      sleep.whenAwake(() => {
        isWaiting = false
        if (!isOver) fn()
      })
    })
    return () => {
      isOver = true
      cancel()
    }
  }
  const setTimer: Clock['setTimer'] = (label, ms, fn) =>
    timer((fire) => clock.setTimer(label, ms, fire), fn)
  return {
    now: clock.now,
    setTimer,
    every: (label, ms, fn) => timer((fire) => clock.every(label, ms, fire), fn),
    sleep: abortableSleep(setTimer),
  }
}
