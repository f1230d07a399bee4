import type { Cancel, Clock } from '../../port/clock.ts'
import { quietMoment } from './quietMoment.ts'

/**
 * Puts what arrives from outside of the page's own thread (answers of the local chains, code that is loaded, messages
 * of frames) into an order that does not depend on how fast the machine is: the order in which it was asked for.
 */
export interface DeliveryQueue {
  /**
   * Hands the outcome on only when everything that was asked for before has been handed on and the page has done
   * what follows from it. The work must not itself wait for another delivery.
   */
  deliver<T>(label: string, work: Promise<T>): Promise<T>
  /** Resolves when nothing is under way any more; `undefined` when nothing is. Rejects after `patienceMs`. */
  settle(): Promise<void> | undefined
}

export interface DeliveryQueueOptions {
  /** Real time: only for giving up. */
  readonly platform: Pick<Clock, 'setTimer'>
  /** Real ms after which something that does not arrive is reported; 30 000 when absent. */
  readonly patienceMs?: number
}

/** See `DeliveryQueue`. */
export function createDeliveryQueue(options: DeliveryQueueOptions): DeliveryQueue {
  const { platform, patienceMs = 30_000 } = options
  const underWay = new Set<{ readonly label: string }>()
  let last: Promise<void> = Promise.resolve()

  async function deliver<T>(label: string, work: Promise<T>): Promise<T> {
    const entry = { label }
    underWay.add(entry)
    const before = last
    const arrived = work.then(
      () => undefined,
      () => undefined,
    )
    const turn = Promise.all([before, arrived])
    last = turn.then(quietMoment).then(() => {
      underWay.delete(entry)
    })
    await turn
    return work
  }

  async function untilEmpty(): Promise<void> {
    while (underWay.size > 0) await last
  }

  return {
    deliver,
    settle() {
      if (underWay.size === 0) return undefined
      let cancel: Cancel = () => undefined
      const tooLong = new Promise<never>((_, reject) => {
        cancel = platform.setTimer('clock.patience', patienceMs, () => {
          const labels = [...underWay].map(({ label }) => label).join(', ')
          reject(
            new Error(
              `Failed to settle: after ${patienceMs} ms of real time still under way: ${labels}.`,
            ),
          )
        })
      })
      return Promise.race([untilEmpty(), tooLong]).finally(cancel)
    },
  }
}
