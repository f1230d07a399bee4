import { expect, it } from 'vitest'
import { catchValidations } from './catchValidations.ts'

const refused = new Error('Record was recently deleted')

it('handles a rejection that the client does not await', async () => {
  const engine = {
    isValidDisconnect: (_topic: string) => Promise.reject(refused),
    isValidPing: (topic: string) => Promise.resolve(topic),
  }
  catchValidations(engine)
  // Vitest fails on an unhandled rejection.
  void engine.isValidDisconnect('ended')
  await expect(engine.isValidDisconnect('ended')).rejects.toBe(refused)
  expect(await engine.isValidPing('open')).toBe('open')
})

it('leaves the rest of the client unchanged', () => {
  const send = () => 'sent'
  const engine = {
    send,
    isValidConnect() {
      throw refused
    },
  }
  catchValidations(engine)
  expect(engine.send).toBe(send)
  expect(() => engine.isValidConnect()).toThrow(refused)
})
