import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'

/** Timers after the expected end of a wait. A wait may begin a little later than its call. */
const mostTimers = 20

/**
 * Lets a call pass that a fault makes wait: advances the paused clock just as far as the call needs, or answers a call that would wait
 * forever.
 * @param id of the call
 */
export async function releaseCall(
  { calls, clock, faults }: Pick<Simulator, 'calls' | 'clock' | 'faults'>,
  id: number,
): Promise<void> {
  const call = () => calls.list().find((each) => each.id === id)
  const isHeld = () => call()?.status === 'parked'
  const rule = faults.list().find((each) => each.id === call()?.faultId)
  if (clock.state === 'running') clock.pause()
  calls.letPass(id)
  await clock.idle()
  const left = endOf(call()?.startedAt ?? 0, rule?.effect) - clock.now()
  if (isHeld() && left > 0) await clock.run(left)
  for (let timers = 0; isHeld() && timers < mostTimers; timers += 1) {
    if ((await clock.runToNext()) === undefined) return
  }
}

function endOf(startedAt: number, effect: object | undefined): number {
  return effect && 'ms' in effect ? startedAt + Number(effect.ms) : startedAt
}
