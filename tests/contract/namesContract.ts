import { describe, expect, it } from 'vitest'
import type { NameSigner, Names } from '../../src/backends/port/services/names.ts'

export interface NamesHarness {
  readonly names: Names
  /** Signs with its own key. */
  readonly owner: NameSigner
  /** Somebody's already, without its suffix. */
  readonly taken: string
  readonly free: string
  breakServices(): void
}

/** What every account-name service does (C-299, C-300, wire 1.6 N1 to N4). */
export function namesContract(name: string, make: () => Promise<NamesHarness>): void {
  describe(`names: ${name}`, () => {
    it('distinguish a free name from a taken one', async () => {
      const { names, taken, free } = await make()
      expect(await names.isRegistered(taken)).toBe(true)
      expect(await names.isRegistered(free)).toBe(false)
    })

    it('register a name that then leads to its owner and back', async () => {
      const { names, owner, free } = await make()
      await names.register(free, owner)
      expect(await names.isRegistered(free)).toBe(true)
      expect(await names.resolve(`${free}${names.suffix}`)).toContainEqual({
        coinType: 60,
        address: owner.address,
      })
      expect(await names.reverse(owner.address)).toBe(`${free}${names.suffix}`)
    })

    it('resolve a name with and without its suffix, and nobody for a free one [C-300]', async () => {
      const { names, taken, free } = await make()
      const held = await names.resolve(taken)
      expect(held.length).toBeGreaterThan(0)
      expect(held.map(({ address }) => address).join()).toMatch(/^(0x[0-9a-f]{40},?)+$/i)
      expect(await names.resolve(`${taken}${names.suffix}`)).toEqual(held)
      expect(await names.resolve(free)).toEqual([])
    })

    it('suggest the label itself first, with whether it is taken', async () => {
      const { names, taken } = await make()
      const suggestions = await names.suggestions(taken)
      expect(suggestions[0]).toEqual({ name: taken, registered: true })
      expect(suggestions.length).toBeLessThanOrEqual(5)
      expect(suggestions.some((each) => each.name.includes('.'))).toBe(false)
    })

    it('refuse a name that somebody else has', async () => {
      const { names, owner, taken } = await make()
      await expect(names.register(taken, owner)).rejects.toMatchObject({
        code: expect.stringMatching(/^name\./) as string,
      })
    })

    it('know no name of a stranger', async () => {
      const { names } = await make()
      expect(await names.reverse('0x000000000000000000000000000000000000dEaD')).toBeUndefined()
    })

    it('say that they cannot be reached, and stop when their caller left', async () => {
      const { names, taken, breakServices } = await make()
      await expect(names.isRegistered(taken, AbortSignal.abort())).rejects.toMatchObject({
        code: 'aborted',
      })
      breakServices()
      await expect(names.isRegistered(taken)).rejects.toMatchObject({ code: 'network.failed' })
    })
  })
}
