import type { Clock } from '../../port/clock.ts'

/**
 * Creates the clock of the visitor's device: the simulator's, with another time. `offset` is in ms;
 * positive if the device is ahead of the services.
 */
export function createDeviceClock(clock: Clock, offset: () => number): Clock {
  return {
    now: () => clock.now() + offset(),
    setTimer: clock.setTimer,
    every: clock.every,
    sleep: clock.sleep,
  }
}
