import { describe, expect, it } from 'vitest'
import type { Clock } from '../../src/backends/port/clock.ts'

/** The contract of clocks. `pass` advances the clock by that many ms. */
export function clockContract(
  name: string,
  make: () => { clock: Clock; pass: (ms: number) => Promise<unknown> },
): void {
  describe(`a clock: ${name}`, () => {
    it('fires a timer once, when it is due', async () => {
      const { clock, pass } = make()
      const started = clock.now()
      const fired: number[] = []
      clock.setTimer('toast.hide', 1_000, () => fired.push(clock.now() - started))
      await pass(999)
      expect(fired).toEqual([])
      await pass(5_000)
      expect(fired).toEqual([1_000])
    })

    it('repeats after each period, first after one', async () => {
      const { clock, pass } = make()
      const started = clock.now()
      const fired: number[] = []
      const cancel = clock.every('toast.hide', 1_000, () => fired.push(clock.now() - started))
      await pass(3_500)
      cancel()
      await pass(3_500)
      expect(fired).toEqual([1_000, 2_000, 3_000])
    })

    it('cancels a timer, also twice', async () => {
      const { clock, pass } = make()
      const fired: string[] = []
      const cancel = clock.setTimer('toast.hide', 1_000, () => fired.push('fired'))
      cancel()
      cancel()
      await pass(2_000)
      expect(fired).toEqual([])
    })

    it('fires in order of due time, then of creation', async () => {
      const { clock, pass } = make()
      const fired: string[] = []
      clock.setTimer('swap.refresh', 200, () => fired.push('late'))
      clock.setTimer('swap.quote', 100, () => fired.push('first'))
      clock.setTimer('send.search', 100, () => fired.push('second'))
      await pass(300)
      expect(fired).toEqual(['first', 'second', 'late'])
    })

    it('resolves a sleep when its time is over', async () => {
      const { clock, pass } = make()
      const woken: string[] = []
      const sleep = clock.sleep('toast.hide', 1_000).then(() => woken.push('woken'))
      await pass(999)
      expect(woken).toEqual([])
      await pass(1)
      await sleep
      expect(woken).toEqual(['woken'])
    })

    it('rejects a sleep with aborted when aborted before or while it sleeps', async () => {
      const { clock } = make()
      const leaving = new AbortController()
      const sleep = clock.sleep('toast.hide', 1_000, leaving.signal)
      leaving.abort()
      await expect(sleep).rejects.toMatchObject({ code: 'aborted' })
      await expect(clock.sleep('toast.hide', 1_000, leaving.signal)).rejects.toMatchObject({
        code: 'aborted',
      })
    })
  })
}
