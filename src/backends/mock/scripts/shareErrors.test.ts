import { expect, it, vi } from 'vitest'
import { shareErrors } from './shareErrors.ts'

/** The class in another bundle. */
async function loadCopy() {
  vi.resetModules()
  const { FoyerError } = await import('../../port/errors.ts')
  return FoyerError
}

it('lets each half of a page recognize the errors of the other, and no other error', async () => {
  const [one, other] = [await loadCopy(), await loadCopy()]
  const ofOne = new one('otp.expired', 'Too late')
  const ofOther = new other('otp.used', 'Too often')
  expect([ofOne instanceof other, ofOther instanceof one]).toEqual([false, false])
  shareErrors(one, other)
  for (const copy of [one, other]) {
    expect([ofOne instanceof copy, ofOther instanceof copy]).toEqual([true, true])
    expect(new Error('Too late') instanceof copy).toBe(false)
    expect({ name: 'FoyerError' } instanceof copy).toBe(false)
  }
})
