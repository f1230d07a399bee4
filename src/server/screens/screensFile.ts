import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRecord } from '../../backends/port/isRecord.ts'

/** The value of `format` in a file of accepted screens. */
const screensFormat = 'foyer-screens'
const screensVersion = 1

/** A screen as it was accepted. */
export interface AcceptedScreen {
  /** The SHA-256 hash of the picture's file, hexadecimal. */
  readonly picture: string
  /** The accessibility tree, line by line. */
  readonly text: readonly string[]
}

/** A moment of a scenario and its screens. */
export interface AcceptedCheckpoint {
  /** The number of the step, from 1. */
  readonly step: number
  /** The step in words, unique in the scenario; identifies the checkpoint when steps are added before it. */
  readonly name: string
  /** The screens, by name of the variant. */
  readonly variants: Readonly<Record<string, AcceptedScreen>>
}

/** The accepted screens of a scenario, as JSON. */
export interface ScreensFile {
  readonly format: typeof screensFormat
  readonly version: typeof screensVersion
  readonly checkpoints: readonly AcceptedCheckpoint[]
}

/** Returns the path of the accepted screens of a scenario: in the folder `screens` beside it. */
export function screensFileOf(scenario: string): string {
  const name = basename(scenario).replace(/\.scenario\.json$/, '')
  return join(dirname(scenario), 'screens', `${name}.screens.json`)
}

/** Returns the path of an accepted picture, which may be missing on this machine. */
export const acceptedPicture = (screensFile: string, hash: string): string =>
  join(dirname(screensFile), 'pictures', `${hash}.png`)

/**
 * Returns the accepted checkpoints in a file; none if it does not exist.
 * @throws Error if it cannot be read
 */
export function readScreensFile(file: string): readonly AcceptedCheckpoint[] {
  if (!existsSync(file)) return []
  const { format, version, checkpoints } = Object(parse(file))
  if (format !== screensFormat || !Array.isArray(checkpoints)) {
    throw new Error(`${file} has no accepted screens: its format is not ${screensFormat}.`)
  }
  if (version === screensVersion && checkpoints.every(isCheckpoint)) return checkpoints
  if (version === screensVersion) throw new Error(`${file} is damaged: accept the screens again.`)
  throw new Error(
    `${file} has version ${version}, and this foyerkit-lab reads version ${screensVersion}: accept the screens again.`,
  )
}

/**
 * Returns whether a value of a file, which may come from anyone, is a screen: the name of its
 * picture is a hash, and leads nowhere.
 */
export const isAcceptedScreen = (value: unknown): value is AcceptedScreen =>
  isRecord(value) &&
  typeof value.picture === 'string' &&
  /^[0-9a-f]{64}$/.test(value.picture) &&
  Array.isArray(value.text) &&
  value.text.every((line) => typeof line === 'string')

const isCheckpoint = (value: unknown): value is AcceptedCheckpoint =>
  isRecord(value) &&
  typeof value.step === 'number' &&
  typeof value.name === 'string' &&
  isRecord(value.variants) &&
  Object.values(value.variants).every(isAcceptedScreen)

/** Saves accepted checkpoints, in the order of their steps. */
export function writeScreensFile(file: string, checkpoints: readonly AcceptedCheckpoint[]): void {
  const content: ScreensFile = {
    format: screensFormat,
    version: screensVersion,
    checkpoints: checkpoints.toSorted((a, b) => a.step - b.step),
  }
  mkdirSync(dirname(file), { recursive: true })
  // It is written to a draft first, so that the file is never half written.
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' })
  renameSync(draft, file)
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause })
  }
}
