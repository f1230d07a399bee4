/**
 * Returns the text of a message in hex bytes; the message itself if it is already text, or if its
 * bytes are not UTF-8.
 */
export function readMessage(data: string): string {
  if (!/^0x([0-9a-f]{2})*$/i.test(data)) return data
  const pairs = data.slice(2).match(/../g) ?? []
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    return decoder.decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))
  } catch (error) {
    if (error instanceof TypeError) return data
    throw error
  }
}
