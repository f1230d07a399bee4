import { expect, it } from 'vitest'
import { inTime } from './inTime.ts'

const never = new Promise<never>(() => undefined)

it('waits for the work', async () => {
  expect(await inTime(Promise.resolve('done'), { ms: 1, wait: () => never })).toBe(true)
})

it('gives up after the patience', async () => {
  const waited: number[] = []
  const wait = async (ms: number) => void waited.push(ms)
  expect(await inTime(never, { ms: 500, wait })).toBe(false)
  expect(waited).toEqual([500])
})

it('passes the error of the work on, and ends the wait', async () => {
  let wasAborted = () => false
  const wait = (_: number, signal: AbortSignal) => {
    wasAborted = () => signal.aborted
    return never
  }
  await expect(inTime(Promise.reject(new Error('gone')), { ms: 1, wait })).rejects.toThrow('gone')
  expect(wasAborted()).toBe(true)
})
