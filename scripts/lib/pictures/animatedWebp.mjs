/**
 * One frame: a still WebP of the part of the picture that differs from the frame before.
 *
 * @typedef {{ x: number, y: number, width: number, height: number, ms: number, webp: Buffer }} Frame
 * `x` and `y` are even, in pixels; `ms` is how long it is shown, at most 16 777 215.
 */

/**
 * Joins still WebP pictures into an animated one that repeats for ever. The first frame is the whole picture.
 * Format: RFC 9649, 2.7.
 *
 * @param {{ width: number, height: number, frames: readonly Frame[] }} animation
 * @returns {Buffer}
 */
export function joinWebpFrames({ width, height, frames }) {
  const header = Buffer.alloc(10)
  header[0] = 0b10
  header.writeUIntLE(width - 1, 4, 3)
  header.writeUIntLE(height - 1, 7, 3)
  // The background (unused, all frames are opaque) and 0 for "for ever".
  const loop = Buffer.from([255, 255, 255, 255, 0, 0])
  return chunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      chunk('VP8X', header),
      chunk('ANIM', loop),
      ...frames.map((frame) => chunk('ANMF', frameBody(frame))),
    ]),
  )
}

/** @param {Frame} frame */
function frameBody({ x, y, width, height, ms, webp }) {
  const place = Buffer.alloc(16)
  place.writeUIntLE(x / 2, 0, 3)
  place.writeUIntLE(y / 2, 3, 3)
  place.writeUIntLE(width - 1, 6, 3)
  place.writeUIntLE(height - 1, 9, 3)
  place.writeUIntLE(ms, 12, 3)
  // The part replaces what is below it.
  place[15] = 0b10
  return Buffer.concat([place, imageChunk(webp)])
}

/**
 * The chunk with the pixels, without the header and the colour profile around it.
 *
 * @param {Buffer} webp
 * @returns {Buffer}
 */
function imageChunk(webp) {
  let at = 12
  while (at + 8 <= webp.length) {
    const name = webp.toString('latin1', at, at + 4)
    const size = webp.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (name === 'VP8 ' || name === 'VP8L') return webp.subarray(at, end)
    at = end
  }
  throw new Error('Failed to join the frames: one of them is not a WebP picture.')
}

/**
 * @param {string} name four letters
 * @param {Buffer} body
 */
function chunk(name, body) {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
