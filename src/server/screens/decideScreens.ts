import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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
} from './screensFile.ts'

interface Decision {
  /** Path of the project. */
  readonly project: string
  /** Folder of the results, relative to the project or absolute. */
  readonly folder: string
  /** Ids of screens, or their beginnings up to a `/`: `swap` or `swap/4`. */
  readonly ids: readonly string[] | 'all'
  readonly decision: 'accepted' | 'rejected'
}

/**
 * Accepts or rejects screens of the last run that differ. An accepted one is the one to compare with from now on; a rejected one is only
 * noted in the results.
 * @returns the decided screens
 * @throws Error if an id belongs to no screen that differs, or if its picture is missing
 */
export function decideScreens({
  project,
  folder,
  ids,
  decision,
}: Decision): readonly ScreenResult[] {
  const results = readScreenResults(resolve(project, folder))
  const chosen = choose(results.screens.filter(isOpen), ids)
  if (decision === 'accepted') {
    requirePictures(chosen, resolve(project, folder))
    for (const file of new Set(chosen.map((screen) => screen.file))) {
      const screens = chosen.filter((screen) => screen.file === file)
      accept(resolve(project, file), screens, resolve(project, folder))
    }
  }
  writeScreenResults(resolve(project, folder), {
    ...results,
    screens: results.screens.map((each) => (chosen.includes(each) ? { ...each, decision } : each)),
  })
  return chosen
}

function choose(open: readonly ScreenResult[], ids: Decision['ids']): readonly ScreenResult[] {
  if (ids === 'all') return open
  const isOf = (id: string) => (screen: ScreenResult) =>
    screen.id === id || placeOf(screen).startsWith(`${id}/`)
  for (const id of ids) {
    if (open.some(isOf(id))) continue
    throw new Error(`No screen that differs has the id "${id}": npx foyerkit screens lists them.`)
  }
  return open.filter((screen) => ids.some((id) => isOf(id)(screen)))
}

/** The id of the screen's place in the scenario: a screen that is gone and one that is there now may have the same. */
const placeOf = ({ id, result }: ScreenResult): string =>
  result === 'gone' ? id.replace(/\/gone$/, '') : id

/** Nothing is accepted if one of several pictures is missing. */
function requirePictures(screens: readonly ScreenResult[], folder: string): void {
  for (const { id, actual } of screens) {
    if (actual === undefined || existsSync(resultPicture(folder, actual.picture))) continue
    throw new Error(`The picture of "${id}" is missing: run npx foyerkit replay --screens again.`)
  }
}

function accept(file: string, screens: readonly ScreenResult[], folder: string): void {
  for (const { actual } of screens) {
    if (actual === undefined) continue
    const target = acceptedPicture(file, actual.picture)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(resultPicture(folder, actual.picture), target)
  }
  const checkpoints = screens.reduce(withScreen, readScreensFile(file))
  writeScreensFile(file, checkpoints)
  const replaced = screens.flatMap(({ accepted }) => accepted?.picture ?? [])
  removeUnused(dirname(file), replaced)
}

/** The accepted checkpoints after a screen was accepted as it is now. */
function withScreen(
  before: readonly AcceptedCheckpoint[],
  { step, checkpoint: name, variant, actual }: ScreenResult,
): readonly AcceptedCheckpoint[] {
  const { [variant]: _, ...others } =
    before.find((checkpoint) => checkpoint.name === name)?.variants ?? {}
  const variants = actual === undefined ? others : { ...others, [variant]: actual }
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
