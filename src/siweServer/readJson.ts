import { SiweRefusal } from './SiweRefusal.ts'

/** The maximum length of a body in bytes: signatures of undeployed accounts take a few thousand. */
const LONGEST = 32_768

/**
 * Reads JSON from the chunks of a body. Throws a refusal: 413 for a body that is too long, 400 for invalid or
 * incomplete JSON.
 */
export async function readJson(pieces: AsyncIterable<Uint8Array> | undefined): Promise<unknown> {
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  try {
    for await (const piece of pieces ?? []) {
      length += piece.length
      if (length > LONGEST) throw new SiweRefusal(413, `The body is longer than ${LONGEST} bytes`)
      text += decoder.decode(piece, { stream: true })
    }
  } catch (error) {
    if (error instanceof SiweRefusal) throw error
    throw new SiweRefusal(400, 'The body cannot be read', { cause: error })
  }
  return parseJson(text + decoder.decode())
}

/** Parses JSON. Throws a refusal with status 400 if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SiweRefusal(400, 'The body is not JSON', { cause: error })
  }
}
