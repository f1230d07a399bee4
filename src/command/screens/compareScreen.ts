import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { isPlainFile } from '../../server/screens/ownFile.ts'
import { resultPicture, type ScreenResult } from '../../server/screens/screenResults.ts'
import { acceptedPicture, type AcceptedScreen } from '../../server/screens/screensFile.ts'
import { changedLines } from './changedLines.ts'
import { comparePictures } from './pictures/comparePictures.ts'

/**
 * Number of pixels that may differ: Chromium draws the edges of a scaled picture in two ways, depending on when its parts arrive. A text or a
 * button that moves by 2 px has a hundred.
 */
const mostNoise = 8

interface Compared {
  readonly actual: AcceptedScreen
  /** PNG. */
  readonly picture: Buffer
  readonly accepted: AcceptedScreen | undefined
  /** Absolute path of the file with the accepted screens. */
  readonly file: string
  /** Folder for pictures of the results. */
  readonly folder: string
}

type Comparison = Pick<
  ScreenResult,
  'result' | 'pixels' | 'diff' | 'areas' | 'change' | 'isAcceptedMissing'
>

/** Compares a screen with the accepted one, and keeps the pictures with the results. */
export function compareScreen({ actual, picture, accepted, file, folder }: Compared): Comparison {
  writeFileSync(resultPicture(folder, actual.picture), picture)
  if (accepted === undefined) return { result: 'new' }
  const lines = changedLines(accepted.text, actual.text, Infinity)
  const textResult =
    lines.length === 0
      ? ({ result: 'same' } as const)
      : ({ result: 'changed', change: changeOf(lines) } as const)
  if (accepted.picture === actual.picture) return { ...textResult, pixels: 0 }
  const before = acceptedPicture(file, accepted.picture)
  if (!isPlainFile(before)) return { result: 'changed', isAcceptedMissing: true }
  const acceptedBytes = readFileSync(before)
  const { pixels, diff, areas, change } = comparePictures(acceptedBytes, picture)
  if (pixels <= mostNoise) return { ...textResult, pixels }
  const name = `${accepted.picture.slice(0, 16)}-${actual.picture.slice(0, 16)}`
  writeFileSync(resultPicture(folder, accepted.picture), acceptedBytes)
  writeFileSync(resultPicture(folder, name), diff)
  return {
    result: 'changed',
    pixels,
    diff: `${name}.png`,
    areas,
    change: changeOf(lines, change),
  }
}

/** See `ScreenResult.change`. */
const changeOf = (lines: readonly string[], pixels = ''): string =>
  createHash('sha256')
    .update(JSON.stringify([lines, pixels]))
    .digest('hex')
    .slice(0, 16)
