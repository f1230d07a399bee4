import { describe, expect, it } from 'vitest'
import type { NameSigner, Names } from '../../src/backends/port/services/names.ts'

export interface NamesHarness {
  readonly names: Names
  /** Signs with its own key. */
  readonly owner: NameSigner
  /** A registered name without its suffix. */
  readonly taken: string
  readonly free: string
  breakServices(): void
}

/** The contract of account-name services (C-299, C-300). */
export function namesContract(name: string, make: () => Promise<NamesHarness>): void {
  describe(`names: ${name}`, () => {
    it('distinguishes a free name from a taken one', async () => {
      const { names, taken, free } = await make()
      expect(await names.isRegistered(taken)).toBe(true)
      expect(await names.isRegistered(free)).toBe(false)
    })

    it('registers a name that then resolves to its owner and back', async () => {
      const { names, owner, free } = await make()
      await names.register(free, owner)
      expect(await names.isRegistered(free)).toBe(true)
      expect(await names.resolve(`${free}${names.suffix}`)).toContainEqual({
        coinType: 60,
        address: owner.address,
      })
      expect(await names.reverse(owner.address)).toBe(`${free}${names.suffix}`)
    })

    it('resolves a name with and without its suffix, and a free one to nothing [C-300]', async () => {
      const { names, taken, free } = await make()
      const held = await names.resolve(taken)
      expect(held.length).toBeGreaterThan(0)
      expect(held.map(({ address }) => address).join()).toMatch(/^(0x[0-9a-f]{40},?)+$/i)
      expect(await names.resolve(`${taken}${names.suffix}`)).toEqual(held)
      expect(await names.resolve(free)).toEqual([])
    })

    it('suggests the label itself first, with whether it is taken', async () => {
      const { names, taken } = await make()
      const suggestions = await names.suggestions(taken)
      expect(suggestions[0]).toEqual({ name: taken, registered: true })
      expect(suggestions.length).toBeLessThanOrEqual(5)
      expect(suggestions.some((each) => each.name.includes('.'))).toBe(false)
    })

    it('refuses a name of another account', async () => {
      const { names, owner, taken } = await make()
      await expect(names.register(taken, owner)).rejects.toMatchObject({
        code: expect.stringMatching(/^name\./) as string,
      })
    })

    it('finds no name for an unknown account', async () => {
      const { names } = await make()
      expect(await names.reverse('0x000000000000000000000000000000000000dEaD')).toBeUndefined()
    })

    it('rejects when the service cannot be reached, and when its caller aborts', async () => {
      const { names, taken, breakServices } = await make()
      await expect(names.isRegistered(taken, AbortSignal.abort())).rejects.toMatchObject({
        code: 'aborted',
      })
      breakServices()
      await expect(names.isRegistered(taken)).rejects.toMatchObject({ code: 'network.failed' })
    })
  })
}
