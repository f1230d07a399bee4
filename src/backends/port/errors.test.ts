import { expect, it, vi } from 'vitest'
import { toFoyerError } from './toFoyerError.ts'

/** The class in another bundle. */
async function loadCopy() {
  vi.resetModules()
  const { FoyerError } = await import('./errors.ts')
  return FoyerError
}

it('recognizes the errors of every copy of the class, and no other value', async () => {
  const [one, other] = [await loadCopy(), await loadCopy()]
  expect(one).not.toBe(other)
  const ofOne = new one('otp.expired', 'Too late')
  const ofOther = new other('otp.used', 'Too often')
  for (const copy of [one, other]) {
    expect([ofOne instanceof copy, ofOther instanceof copy]).toEqual([true, true])
    expect(new Error('Too late') instanceof copy).toBe(false)
    expect({ name: 'FoyerError' } instanceof copy).toBe(false)
    expect(toFoyerError(new copy('otp.used', 'Too often')).code).toBe('otp.used')
  }
})
