import { expect, it } from 'vitest'
import { trackDynamicImports } from './trackDynamicImports.ts'

const name = "() => import('./code.js')"

function createPage() {
  const delivered: string[] = []
  const page: Pick<Window, 'foyerLoading'> = {}
  const stop = trackDynamicImports(page, {
    deliver(label, work) {
      delivered.push(label)
      return work
    },
  })
  return { page, delivered, stop }
}

it('delivers code once, and returns it at once from then on', async () => {
  const { page, delivered } = createPage()
  const load = async () => ({ value: 1 })
  expect(await page.foyerLoading?.(name, load)).toEqual({ value: 1 })
  expect(await page.foyerLoading?.(name, load)).toEqual({ value: 1 })
  expect(delivered).toEqual(['code that is loading'])
})

it('loads code again that failed to load', async () => {
  const { page, delivered } = createPage()
  const fail = () => Promise.reject(new Error('offline'))
  await expect(page.foyerLoading?.(name, fail)).rejects.toThrow('offline')
  expect(await page.foyerLoading?.(name, async () => 'there')).toBe('there')
  expect(delivered).toHaveLength(2)
})

it('delivers other code independently', async () => {
  const { page, delivered } = createPage()
  await page.foyerLoading?.(name, async () => 1)
  expect(await page.foyerLoading?.("() => import('./other.js')", async () => 2)).toBe(2)
  expect(delivered).toHaveLength(2)
})

it('leaves the page alone when stopped', () => {
  const { page, stop } = createPage()
  stop()
  expect(page.foyerLoading).toBeUndefined()
})
