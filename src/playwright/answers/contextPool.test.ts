import type { Browser, BrowserContext } from '@playwright/test'
import { expect, it } from 'vitest'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import { createContextPool } from './contextPool.ts'

const never = new Promise<never>(() => undefined)
const { desktop, android } = deviceProfiles

/** A pool on a browser whose contexts open and close as `open` and `close` say. Its patience is used up at once. */
function createPool(close: () => Promise<void>, open: () => Promise<void> = async () => undefined) {
  const happened: string[] = []
  let count = 0
  const browser = {
    async newContext({ baseURL }: { readonly baseURL?: string }) {
      await open()
      const name = `context ${(count += 1)}`
      happened.push(`${name} of ${baseURL}`)
      return {
        close: () => {
          happened.push(`${name} closes`)
          return close()
        },
      } as unknown as BrowserContext
    },
    newBrowserCDPSession: async () => ({
      async send(command: string) {
        happened.push(command)
        throw new Error('The browser has been closed.')
      },
    }),
  } as unknown as Browser
  const wait = () => new Promise<void>((resolve) => void setImmediate(resolve))
  const pool = createContextPool(browser, 'http://localhost:1', { ms: 1, wait })
  return { pool, happened }
}

it('keeps one context per device, and closes all', async () => {
  const { pool, happened } = createPool(async () => undefined)
  expect(await pool.of(desktop)).toBe(await pool.of(desktop))
  expect(await pool.of(android)).not.toBe(await pool.of(desktop))
  await pool.open({})
  await pool.close()
  expect(happened).toEqual([
    'context 1 of http://localhost:1',
    'context 2 of http://localhost:1',
    'context 3 of http://localhost:1',
    'context 1 closes',
    'context 2 closes',
    'context 3 closes',
  ])
})

it('has another context after one was thrown away, also if it never closes', async () => {
  const { pool } = createPool(() => never)
  const first = await pool.of(desktop)
  await pool.discard(first)
  const second = await pool.of(desktop)
  expect(second).not.toBe(first)
  expect(await pool.of(desktop)).toBe(second)
})

it('ends the browser if a context never closed', async () => {
  const { pool, happened } = createPool(() => never)
  await pool.discard(await pool.of(desktop))
  expect(happened).not.toContain('Browser.crash')
  await pool.close()
  expect(happened.at(-1)).toBe('Browser.crash')
})

it('has nothing to close in a browser that has crashed', async () => {
  const { pool, happened } = createPool(() => Promise.reject(new Error('closed')))
  await pool.of(desktop)
  await pool.close()
  expect(happened).not.toContain('Browser.crash')
})

it('tries again after a context could not be opened', async () => {
  const tries = [() => Promise.reject(new Error('too busy')), async () => undefined]
  const close = async () => undefined
  const { pool } = createPool(close, () => (tries.shift() as () => Promise<void>)())
  await expect(pool.of(desktop)).rejects.toThrow('too busy')
  await expect(pool.of(desktop)).resolves.toBeDefined()
  await pool.close()
})
