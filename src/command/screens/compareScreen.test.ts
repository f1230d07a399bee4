import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compareScreen } from './compareScreen.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'foyer-screens-'))
  for (const each of ['screens/pictures', 'results/pictures']) {
    mkdirSync(join(project, each), { recursive: true })
  }
})
afterEach(() => rmSync(project, { recursive: true }))

/** A white picture with pixels of a colour. */
function pictureOf(colour: number, compression = 9, count = 16) {
  const png = new PNG({ width: 8, height: 8, fill: true })
  png.data.fill(255)
  for (let pixel = 0; pixel < count; pixel += 1) png.data.fill(colour, pixel * 4, pixel * 4 + 3)
  return PNG.sync.write(png, { deflateLevel: compression })
}
const screenOf = (picture: Buffer, text = ['- button "Help"']) => ({
  picture: createHash('sha256').update(picture).digest('hex'),
  text,
})
const accept = (picture: Buffer) =>
  writeFileSync(join(project, 'screens/pictures', `${screenOf(picture).picture}.png`), picture)
const inResults = (name: string) => existsSync(join(project, 'results/pictures', name))

function compare(picture: Buffer, accepted?: ReturnType<typeof screenOf>, text?: string[]) {
  return compareScreen({
    actual: screenOf(picture, text),
    picture,
    accepted,
    file: join(project, 'screens/help.screens.json'),
    folder: join(project, 'results'),
  })
}

it('keeps the picture of a new screen', () => {
  expect(compare(pictureOf(0))).toEqual({ result: 'new' })
  expect(inResults(`${screenOf(pictureOf(0)).picture}.png`)).toBe(true)
})

it('needs no accepted picture where the hashes are equal', () => {
  expect(compare(pictureOf(0), screenOf(pictureOf(0)))).toEqual({ result: 'same', pixels: 0 })
})

it('finds another text below an equal picture', () => {
  expect(compare(pictureOf(0), screenOf(pictureOf(0)), ['- button "Support"'])).toEqual({
    result: 'changed',
    pixels: 0,
    change: expect.any(String),
  })
})

it('has equal names for equal changes, and other ones for other pixels or lines', () => {
  accept(pictureOf(200))
  const changeOf = (colour: number, ...labels: string[]) => {
    const lines = labels.map((label) => `- button "${label}"`)
    return compare(pictureOf(colour), screenOf(pictureOf(200)), lines).change
  }
  const many = Array.from({ length: 9 }, (_, at) => String(at))
  expect(changeOf(0, 'Help')).toMatch(/^[0-9a-f]{16}$/)
  expect(changeOf(0, 'Help')).toBe(changeOf(0, 'Help'))
  expect(changeOf(0, ...many)).not.toBe(changeOf(0, ...many.slice(0, 8), 'Help'))
  expect(new Set([changeOf(0, 'Help'), changeOf(9, 'Help'), changeOf(0, 'Leave')]).size).toBe(3)
})

it('says that the accepted picture is not on this machine', () => {
  expect(compare(pictureOf(0), screenOf(pictureOf(200)))).toEqual({
    result: 'changed',
    isAcceptedMissing: true,
  })
})

it('counts the pixels that differ, and keeps the three pictures', () => {
  accept(pictureOf(200))
  const compared = compare(pictureOf(0), screenOf(pictureOf(200)))
  expect(compared).toMatchObject({ result: 'changed', pixels: 16 })
  expect(inResults(String(compared.diff))).toBe(true)
  expect(inResults(`${screenOf(pictureOf(200)).picture}.png`)).toBe(true)
})

it('leaves out a few pixels at the edges of scaled pictures', () => {
  const before = pictureOf(0, 9, 0)
  const few = pictureOf(0, 9, 8)
  const more = pictureOf(0, 9, 9)
  accept(before)
  expect(compare(few, screenOf(before))).toEqual({ result: 'same', pixels: 8 })
  expect(compare(more, screenOf(before))).toMatchObject({ result: 'changed', pixels: 9 })
})

it('accepts another file with the same pixels', () => {
  const [one, other] = [pictureOf(0, 9), pictureOf(0, 0)]
  expect(one.equals(other)).toBe(false)
  accept(one)
  expect(compare(other, screenOf(one))).toEqual({ result: 'same', pixels: 0 })
})
