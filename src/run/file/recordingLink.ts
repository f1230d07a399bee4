import type { Scenario } from '../../scenarios/index.ts'
import { maxRecordingLength } from './readRecording.ts'

const marker = '#recording='
/** Browsers and chats cut longer addresses. */
const maxLinkLength = 8_000

/**
 * A link that brings a recording along, compressed in the hash, which no server sees. Rejects when it would be longer than
 * 8,000 characters, or when there is no workbench to link to.
 * @param workbench its address, without a slash at the end
 */
export async function linkToRecording(
  workbench: string | undefined,
  recording: Scenario,
): Promise<string> {
  if (workbench === undefined) {
    throw new Error('This window has no address to link to. Save the recording and send the file.')
  }
  const bytes = new TextEncoder().encode(JSON.stringify(recording))
  const packed = await collect(
    new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  )
  const text = btoa(String.fromCharCode(...packed))
  const link = `${workbench}/${marker}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
  if (link.length <= maxLinkLength) return link
  throw new Error('The recording is too long for a link. Save it as JSON and send the file.')
}

/** The JSON that a link to a recording brings along; `undefined` for any other address. Rejects when it is damaged or too large. */
export async function textOfLink(address: string): Promise<string | undefined> {
  const at = address.indexOf(marker)
  if (at < 0) return undefined
  const packed = address
    .slice(at + marker.length)
    .trim()
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  try {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(await collect(unpacked))
  } catch (error) {
    const reason = error instanceof RangeError ? ` ${error.message}` : ''
    throw new Error(
      `The link to a recording is damaged.${reason} Ask for a new one, or for the file.`,
      {
        cause: error,
      },
    )
  }
}

/** All bytes of a stream, up to the largest recording: a small link may unpack to gigabytes. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > maxRecordingLength) {
      await reader.cancel()
      throw new RangeError('The recording in the link is larger than 1 MB.')
    }
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}
