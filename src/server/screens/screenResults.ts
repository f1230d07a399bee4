import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../backends/port/isRecord.ts'
import { isAcceptedScreen, type AcceptedScreen } from './screensFile.ts'

/** The value of `format` in the results of a run. */
const resultsFormat = 'foyer-screen-results'
const resultsVersion = 1

/** Folder for the results of a run, relative to the project. */
export const defaultResultsFolder = 'foyer-screens'

/** A rectangle of a picture, in px. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A screen of a run, compared with the accepted one. */
export interface ScreenResult {
  /** The id `{scenario}/{step}/{variant}`, unique in the run: `swap/4/dark-phone`. */
  readonly id: string
  /** The path of the scenario, relative to the project, with `/`. */
  readonly scenario: string
  readonly title: string
  /** The number of the step, from 1. */
  readonly step: number
  /** The step in words, unique in the scenario. */
  readonly checkpoint: string
  readonly variant: string
  /**
   * `same` as the accepted one, `changed`, `new` without an accepted one, or `gone`: accepted, but the scenario no longer comes there.
   */
  readonly result: 'same' | 'changed' | 'new' | 'gone'
  /** The path of the file with the accepted screens, relative to the project, with `/`. */
  readonly file: string
  /** The screen of this run; absent if the screen is gone. */
  readonly actual?: AcceptedScreen
  /** The accepted screen; absent if the screen is new. */
  readonly accepted?: AcceptedScreen
  /** The number of pixels that differ; absent without two pictures to compare. */
  readonly pixels?: number
  /** The name of the picture, in the folder `pictures`, in which the pixels that differ are red. */
  readonly diff?: string
  /** Rectangles around the pixels that differ, from top to bottom. */
  readonly areas?: readonly PictureArea[]
  /**
   * A text that is equal for screens with the same change: the same pixels and lines before and
   * after, wherever they are.
   */
  readonly change?: string
  /** True if the pictures differ, but the accepted one is not on this machine. */
  readonly isAcceptedMissing?: true
  /** A decision about the difference after the run. */
  readonly decision?: 'accepted' | 'rejected'
}

/**
 * The results of a run with `--screens`, as JSON. The pictures are beside it, as
 * `pictures/{hash}.png`.
 */
export interface ScreenResults {
  readonly format: typeof resultsFormat
  readonly version: typeof resultsVersion
  /** The version of foyerkit. */
  readonly foyerkit: string
  /** The name and version of the browser. */
  readonly browser: string
  /** True if a new screen is a failure. */
  readonly failsOnNew: boolean
  /** The screens, ordered by scenario, variant and step. */
  readonly screens: readonly ScreenResult[]
}

/** Returns the path of a picture in the folder of the results. */
export const resultPicture = (folder: string, hash: string): string =>
  join(folder, 'pictures', `${hash}.png`)

/** Saves the results of a run in their folder. */
export function writeScreenResults(
  folder: string,
  results: Omit<ScreenResults, 'format' | 'version'>,
): void {
  const content: ScreenResults = { format: resultsFormat, version: resultsVersion, ...results }
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(content, null, 2)}\n`)
}

/** Returns whether there has been a run. */
export const hasScreenResults = (folder: string): boolean =>
  existsSync(join(folder, 'results.json'))

/**
 * Returns the results of the last run.
 * @throws Error if there are none
 */
export function readScreenResults(folder: string): ScreenResults {
  const file = join(folder, 'results.json')
  const command = 'npx foyerkit replay --screens'
  if (!hasScreenResults(folder)) throw new Error(`There is no ${file}: run ${command} first.`)
  const results: ScreenResults = JSON.parse(readFileSync(file, 'utf8'))
  const { format, version, screens } = Object(results) as Partial<ScreenResults>
  if (format !== resultsFormat || version !== resultsVersion) {
    throw new Error(`${file} is of another version of foyerkit: run ${command} again.`)
  }
  if (Array.isArray(screens) && screens.every(isResult)) return results
  throw new Error(`${file} is damaged: run ${command} again.`)
}

/**
 * Returns whether a value of a file, which may come from anyone, is a result whose names lead to no
 * other place.
 */
function isResult(value: unknown): value is ScreenResult {
  if (!isRecord(value)) return false
  const { step, file, actual, accepted, diff } = value
  const texts = ['id', 'scenario', 'title', 'checkpoint', 'variant', 'result', 'file'] as const
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    typeof step === 'number' &&
    isScreensFile(String(file)) &&
    [actual, accepted].every((screen) => screen === undefined || isAcceptedScreen(screen)) &&
    (diff === undefined || /^[0-9a-f]{16}-[0-9a-f]{16}\.png$/.test(String(diff)))
  )
}

/**
 * Returns whether it is a path of the project, such as `foyer-scenarios/screens/swap.screens.json`.
 */
const isScreensFile = (path: string) =>
  /^(?:[^/\\:]+\/)*screens\/[^/\\:]+\.screens\.json$/.test(path) && !path.split('/').includes('..')

/** Returns whether a screen differs from the accepted one, and no one has accepted it since. */
export const isOpen = ({ result, decision }: ScreenResult): boolean =>
  result !== 'same' && decision !== 'accepted'

/**
 * Returns whether a run fails because of a screen: a new one is a failure only where no one is
 * there to accept it.
 */
export const isFailure = (screen: ScreenResult, failsOnNew: boolean): boolean =>
  isOpen(screen) && (screen.result !== 'new' || failsOnNew)
