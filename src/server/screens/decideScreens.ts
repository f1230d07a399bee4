import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isInside, isPlainFile } from './ownFile.ts'
import {
  isOpen,
  readScreenResults,
  resultPicture,
  writeScreenResults,
  type ScreenResult,
} from './screenResults.ts'
import {
  acceptedPicture,
  readScreensFile,
  writeScreensFile,
  type AcceptedCheckpoint,
  type AcceptedScreen,
} from './screensFile.ts'

interface Decision {
  /** The path of the project. */
  readonly project: string
  /** The folder of the results, relative to the project or absolute. */
  readonly folder: string
  /** The ids of screens, or their beginnings up to a `/`: `swap` or `swap/4`. */
  readonly ids: readonly string[] | 'all'
  /** `undecided` withdraws an earlier decision. */
  readonly decision: 'accepted' | 'rejected' | 'undecided'
}

/**
 * Accepts or rejects screens of the last run that differ. An accepted one is the one to compare with from now on; a rejected one is only
 * noted in the results. After `undecided`, the screen that was accepted before the run is the one to compare with again.
 * @returns the decided screens
 * @throws Error if an id belongs to no screen that differs, or to none with a decision, or if its picture is missing
 */
export function decideScreens({
  project,
  folder,
  ids,
  decision,
}: Decision): readonly ScreenResult[] {
  const pictures = resolve(project, folder)
  const results = readScreenResults(pictures)
  const isUndone = decision === 'undecided'
  const chosen = isUndone
    ? choose(results.screens.filter(isDecided), ids, 'that is accepted or rejected')
    : choose(results.screens.filter(isOpen), ids, 'that differs')
  if (decision === 'accepted') requirePictures(chosen, pictures)
  requireOwnPlaces(project, pictures, chosen)
  const replaced = isUndone ? chosen.filter((each) => each.decision === 'accepted') : chosen
  if (decision !== 'rejected') {
    for (const file of new Set(replaced.map((screen) => screen.file))) {
      const screens = replaced.filter((screen) => screen.file === file)
      replace(resolve(project, file), screens, isUndone ? 'accepted' : 'actual', pictures)
    }
  }
  writeScreenResults(pictures, {
    ...results,
    screens: results.screens.map((each) => {
      if (!chosen.includes(each)) return each
      const { decision: _, ...undecided } = each
      return isUndone ? undecided : { ...each, decision }
    }),
  })
  return chosen
}

const isDecided = (screen: ScreenResult): boolean => screen.decision !== undefined

/** @param kind of the screens, for the error */
function choose(
  possible: readonly ScreenResult[],
  ids: Decision['ids'],
  kind: string,
): readonly ScreenResult[] {
  if (ids === 'all') return possible
  const isOf = (id: string) => (screen: ScreenResult) =>
    screen.id === id || placeOf(screen).startsWith(`${id}/`)
  for (const id of ids) {
    if (possible.some(isOf(id))) continue
    throw new Error(`No screen ${kind} has the id "${id}": npx foyerkit screens lists them.`)
  }
  return possible.filter((screen) => ids.some((id) => isOf(id)(screen)))
}

/**
 * Returns the screen's id without the ending `/gone` of an accepted screen that the scenario no longer reaches. So one id
 * chooses both the old and the new screen.
 */
const placeOf = ({ id, result }: ScreenResult): string =>
  result === 'gone' ? id.replace(/\/gone$/, '') : id

/**
 * Checks that no path leads out of the project. Results and links may come from anyone: from the
 * clone of a project, or from another machine.
 * @throws Error if one does
 */
function requireOwnPlaces(project: string, folder: string, screens: readonly ScreenResult[]): void {
  const files = screens.map(({ file }) => resolve(project, file))
  const accepted = files.flatMap((file) => [file, dirname(acceptedPicture(file, ''))])
  for (const place of accepted) {
    if (!isInside(project, place)) throw new Error(`${place} leads out of the project.`)
  }
  for (const place of [join(folder, 'results.json'), join(folder, 'pictures')]) {
    if (!isInside(folder, place)) throw new Error(`${place} leads out of ${folder}.`)
  }
}

/** Checks that all pictures are there, so that nothing is accepted if one of several is missing. */
function requirePictures(screens: readonly ScreenResult[], folder: string): void {
  for (const { id, actual } of screens) {
    if (actual === undefined || isPlainFile(resultPicture(folder, actual.picture))) continue
    throw new Error(`The picture of "${id}" is missing: run npx foyerkit replay --screens again.`)
  }
}

/**
 * Writes screens as they are to be compared with, and their pictures. Pictures that are replaced stay with the results, for an undo.
 * @param to the screen of the run, or the one that was accepted before it
 */
function replace(
  file: string,
  screens: readonly ScreenResult[],
  to: 'actual' | 'accepted',
  folder: string,
): void {
  for (const { picture } of screens.flatMap((screen) => screen[to] ?? [])) {
    copyIfThere(resultPicture(folder, picture), acceptedPicture(file, picture))
  }
  const checkpoints = screens.reduce(
    (before, screen) => withScreen(before, screen, screen[to]),
    readScreensFile(file),
  )
  writeScreensFile(file, checkpoints)
  const from = to === 'actual' ? 'accepted' : 'actual'
  const replaced = screens.flatMap((screen) => screen[from]?.picture ?? [])
  for (const hash of replaced) {
    copyIfThere(acceptedPicture(file, hash), resultPicture(folder, hash))
  }
  removeUnused(dirname(file), replaced)
}

function copyIfThere(from: string, to: string): void {
  if (!isPlainFile(from) || existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to, constants.COPYFILE_EXCL)
}

/** Returns the accepted checkpoints after a screen was replaced; `undefined` removes it. */
function withScreen(
  before: readonly AcceptedCheckpoint[],
  { step, checkpoint: name, variant }: ScreenResult,
  screen: AcceptedScreen | undefined,
): readonly AcceptedCheckpoint[] {
  const { [variant]: _, ...others } =
    before.find((checkpoint) => checkpoint.name === name)?.variants ?? {}
  const variants = screen === undefined ? others : { ...others, [variant]: screen }
  const rest = before.filter((checkpoint) => checkpoint.name !== name)
  return Object.keys(variants).length === 0 ? rest : [...rest, { step, name, variants }]
}

/** Removes replaced pictures that no scenario of the folder shows any more. */
function removeUnused(folder: string, hashes: readonly string[]): void {
  const used = new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.screens.json'))
      .flatMap((name) => readScreensFile(join(folder, name)))
      .flatMap(({ variants }) => Object.values(variants).map(({ picture }) => picture)),
  )
  for (const hash of hashes) {
    const file = acceptedPicture(join(folder, 'screens.json'), hash)
    if (!used.has(hash) && existsSync(file)) rmSync(file)
  }
}
