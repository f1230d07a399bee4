import { expect, it } from 'vitest'
import { untilSessionEnd } from './untilSessionEnd.ts'

const never = new Promise<never>(() => undefined)
const open = () => new AbortController().signal

it("resolves with the wallet's answer while the session lasts", async () => {
  expect(await untilSessionEnd(Promise.resolve('0x1'), open())).toBe('0x1')
})

it.each([{ code: 4001, message: 'No' }, new Error('down'), 'no', undefined])(
  'rejects with the failure itself while the session lasts: %o',
  async (thrown) => {
    const outcome = await untilSessionEnd(Promise.reject(thrown), open()).catch((error) => [error])
    expect(outcome).toEqual([thrown])
  },
)

it('rejects with 4900 when the session ends, or had ended before', async () => {
  const ending = new AbortController()
  const request = untilSessionEnd(never, ending.signal)
  ending.abort()
  await expect(request).rejects.toMatchObject({ code: 4900 })
  await expect(untilSessionEnd(never, ending.signal)).rejects.toMatchObject({ code: 4900 })
  await expect(untilSessionEnd(Promise.resolve('late'), ending.signal)).rejects.toMatchObject({
    code: 4900,
  })
})

it("rejects with 4900 for the library's error when the wallet ended the session", async () => {
  const ended = Promise.reject({ code: 6000, message: 'User disconnected.' })
  await expect(untilSessionEnd(ended, open())).rejects.toMatchObject({ code: 4900 })
})
