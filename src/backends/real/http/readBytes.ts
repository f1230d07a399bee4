import { FoyerError } from '../../port/errors.ts'

/**
 * Reads the body of a response and stops once it is longer than `max` bytes; it ignores the declared length. Rejects
 * with `http.tooLarge`. `what` names the call in the message.
 */
export async function readBytes(
  response: Response,
  max: number,
  what: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const value = (await reader?.read())?.value
    if (value === undefined) break
    length += value.length
    if (length > max) {
      await reader?.cancel()
      throw new FoyerError('http.tooLarge', `${what} failed: the answer exceeds ${max} bytes.`)
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
