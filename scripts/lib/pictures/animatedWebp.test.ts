import { expect, it } from 'vitest'
import { joinWebpFrames } from './animatedWebp.mjs'

/** A still picture: the pixels after a colour profile of an odd length. */
function still(pixels: number[]): Buffer {
  const size = Buffer.from([pixels.length, 0, 0, 0])
  return Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBP'),
    Buffer.from('ICCP\x03\0\0\0abc\0'),
    Buffer.from('VP8L'),
    size,
    Buffer.from(pixels),
    Buffer.alloc(pixels.length % 2),
  ])
}

it('joins the pixels of still pictures, each with its place and time', () => {
  const joined = joinWebpFrames({
    width: 300,
    height: 20,
    frames: [
      { x: 0, y: 0, width: 300, height: 20, ms: 70_000, webp: still([1, 2, 3]) },
      { x: 6, y: 8, width: 2, height: 4, ms: 5, webp: still([4, 5]) },
    ],
  })
  const expected = [
    Buffer.from('RIFF'),
    [106, 0, 0, 0],
    Buffer.from('WEBPVP8X'),
    [10, 0, 0, 0, 2, 0, 0, 0, 43, 1, 0, 19, 0, 0],
    Buffer.from('ANIM'),
    [6, 0, 0, 0, 255, 255, 255, 255, 0, 0],
    Buffer.from('ANMF'),
    [28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 19, 0, 0, 112, 17, 1, 2],
    Buffer.from('VP8L'),
    [3, 0, 0, 0, 1, 2, 3, 0],
    Buffer.from('ANMF'),
    [26, 0, 0, 0, 3, 0, 0, 4, 0, 0, 1, 0, 0, 3, 0, 0, 5, 0, 0, 2],
    Buffer.from('VP8L'),
    [2, 0, 0, 0, 4, 5],
  ].flatMap((part) => Array.from(part))
  expect(Array.from(joined)).toEqual(expected)
})

it('rejects a frame that is not WebP', () => {
  const frame = {
    x: 0,
    y: 0,
    width: 2,
    height: 2,
    ms: 1,
    webp: Buffer.from('\x89PNG not a picture'),
  }
  expect(() => joinWebpFrames({ width: 2, height: 2, frames: [frame] })).toThrow(
    'one of them is not a WebP picture',
  )
})
