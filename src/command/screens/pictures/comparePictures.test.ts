import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { comparePictures } from './comparePictures.ts'

const [width, height] = [80, 40]

/** A picture with a filled rectangle of 20 by 10 pixels. */
function picture(left: number, colour = [30, 90, 90], size = { width, height }): Buffer {
  const png = new PNG(size)
  png.data.fill(255)
  for (let y = 10; y < 20; y += 1) {
    for (let x = left; x < left + 20; x += 1) png.data.set(colour, (y * size.width + x) * 4)
  }
  return PNG.sync.write(png)
}

it('finds no pixel that differs between equal pictures', () => {
  expect(comparePictures(picture(10), picture(10)).pixels).toBe(0)
})

it('counts the pixels of a shift by 2 pixels on both sides', () => {
  const { pixels, diff } = comparePictures(picture(10), picture(12))
  expect(pixels).toBe(2 * 2 * 10)
  const red = PNG.sync.read(diff)
  expect([...red.data.subarray((15 * width + 10) * 4, (15 * width + 10) * 4 + 3)]).toEqual([
    255, 0, 0,
  ])
})

it('counts a slightly other colour, and leaves out one that no eye sees', () => {
  expect(comparePictures(picture(10), picture(10, [30, 110, 90])).pixels).toBe(200)
  expect(comparePictures(picture(10), picture(10, [31, 90, 90])).pixels).toBe(0)
})

it('counts all pixels outside of the smaller picture', () => {
  const larger = picture(10, undefined, { width, height: height + 5 })
  expect(comparePictures(picture(10), larger).pixels).toBe(5 * width)
})

it('names the areas that differ from top to bottom, and joins those beside each other', () => {
  expect(comparePictures(picture(10), picture(10)).areas).toEqual([])
  expect(comparePictures(picture(10), picture(50)).areas).toEqual([
    { x: 10, y: 10, width: 20, height: 10 },
    { x: 50, y: 10, width: 20, height: 10 },
  ])
  expect(comparePictures(picture(10), picture(22)).areas).toEqual([
    { x: 10, y: 10, width: 32, height: 10 },
  ])
})

it('has the same change for the same pixels at another place', () => {
  const wide = { width: 200, height }
  const changeAt = (left: number, colour?: number[], by = 2) =>
    comparePictures(picture(left, colour, wide), picture(left + by, colour, wide)).change
  expect(changeAt(20)).toBe(changeAt(84))
  expect(changeAt(20)).not.toBe(changeAt(20, [200, 20, 20]))
  expect(changeAt(20)).not.toBe(changeAt(20, undefined, 4))
})

it('names few areas of a picture that differs in many places', () => {
  const size = { width: 640, height: 640 }
  const dotted = new PNG(size)
  dotted.data.fill(255)
  for (let y = 0; y < 640; y += 40) {
    for (let x = 0; x < 640; x += 40) dotted.data.set([30, 90, 90], (y * 640 + x) * 4)
  }
  const { areas } = comparePictures(picture(10, [255, 255, 255], size), PNG.sync.write(dotted))
  expect(areas).toEqual([{ x: 0, y: 0, width: 601, height: 601 }])
})
