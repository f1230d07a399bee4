import { expect, it } from 'vitest'
import { withoutSecrets } from './withoutSecrets.ts'

const secrets = { PIN: '24680' }

it('hides a secret in the message and the stack of an error, which keeps its class', async () => {
  const error = new RangeError('Seen: 24680')
  const failed = withoutSecrets(() => Promise.reject(error), secrets)
  await expect(failed).rejects.toBe(error)
  expect(error.message).toBe('Seen: {{PIN}}')
  expect(error.stack).toMatch(/^RangeError: Seen: \{\{PIN\}\}\n/)
})

it('passes on a result, and anything else that was thrown', async () => {
  expect(await withoutSecrets(async () => 7, secrets)).toBe(7)
  await expect(withoutSecrets(() => Promise.reject('24680'), secrets)).rejects.toBe('24680')
})
