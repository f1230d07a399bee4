import { expect, it } from 'vitest'
import { waitUntil } from './waitUntil.ts'

function watch() {
  const pauses: number[] = []
  return { pauses, wait: async (ms: number) => void pauses.push(ms) }
}

it('waitUntil does not wait for a value that is available at once', async () => {
  const { pauses, wait } = watch()
  expect(await waitUntil(() => 'there', wait)).toBe('there')
  expect(pauses).toEqual([])
})

it('checks every 40 ms until the value is available', async () => {
  const { pauses, wait } = watch()
  const looks = [undefined, undefined, 0]
  expect(await waitUntil(async () => looks.shift(), wait)).toBe(0)
  expect(pauses).toEqual([40, 40])
})

it('gives up after 30 s', async () => {
  const { pauses, wait } = watch()
  expect(await waitUntil(() => undefined, wait)).toBeUndefined()
  expect(pauses.length * 40).toBe(29_960)
})

it('gives up after 12 checks in a row during which nothing can change', async () => {
  const { pauses, wait } = watch()
  const changes = [false, false, true, ...Array.from({ length: 20 }, () => false)]
  const found = await waitUntil(
    () => undefined,
    wait,
    () => changes.shift() === true,
  )
  expect(found).toBeUndefined()
  expect(pauses).toHaveLength(3 + 12)
})

it('takes what its last check finds', async () => {
  const { wait } = watch()
  const looks = [...Array.from({ length: 12 }, () => undefined), 'last']
  const found = await waitUntil(
    () => looks.shift(),
    wait,
    () => false,
  )
  expect(found).toBe('last')
})

it('rejects with the error of the check', async () => {
  const { wait } = watch()
  await expect(waitUntil(() => Promise.reject(new Error('gone')), wait)).rejects.toThrow('gone')
})
