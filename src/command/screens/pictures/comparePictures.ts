import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { PictureArea } from '../../../server/screens/screenResults.ts'
import { differingAreas } from './differingAreas.ts'

/** Smaller is stricter, from 0 to 1: a colour that no eye tells from the other one counts as the same. */
const threshold = 0.05

/** The comparison of two pictures. */
interface PictureDifference {
  /** Number of pixels that differ; all outside of the smaller picture do. */
  readonly pixels: number
  /** PNG in which they are red. */
  readonly diff: Buffer
  /** See `ScreenResult.areas`. */
  readonly areas: readonly PictureArea[]
  /** SHA-256 of the sizes of the areas and of their pixels in both pictures. */
  readonly change: string
}

/** Compares two PNG files pixel by pixel; smoothed edges count as well, because a text that moves consists of them. */
export function comparePictures(one: Buffer, other: Buffer): PictureDifference {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)]
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const output = new PNG({ width, height })
  const both = [enlarged(first, width, height), enlarged(second, width, height)] as const
  const pixels = pixelmatch(...both, output.data, width, height, { threshold, includeAA: true })
  const common = Math.min(first.width, second.width) * Math.min(first.height, second.height)
  const outside = width * height - common
  const areas = differingAreas(output)
  return {
    pixels: Math.max(pixels, outside),
    diff: PNG.sync.write(output),
    areas,
    change: changeOf(both, width, areas),
  }
}

function changeOf(
  pictures: readonly Buffer[],
  width: number,
  areas: readonly PictureArea[],
): string {
  const hash = createHash('sha256')
  for (const area of areas) {
    hash.update(`${area.width}x${area.height}`)
    for (const picture of pictures) {
      for (let y = area.y; y < area.y + area.height; y += 1) {
        const start = (y * width + area.x) * 4
        hash.update(picture.subarray(start, start + area.width * 4))
      }
    }
  }
  return hash.digest('hex')
}

/** The pixels of a picture, with transparent ones up to a size. */
function enlarged(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const larger = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger.data
}
