import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import type { HostWorld } from '../../server/config/hostWorld.ts'
import { loadHostWorld } from '../../server/config/loadHostWorld.ts'
import { defaultScenarioFolder } from '../../server/scenarios/scenarioFolder.ts'
import { defaultScreenVariants } from '../../server/config/screenVariant.ts'
import { serveCommand, type ServeOptions } from '../../server/serve/serveCommand.ts'
import { keepHistory } from '../history/keepHistory.ts'
import { readHistory } from '../history/readHistory.ts'
import { failedFile, keepFailed, readFailed } from '../history/lastFailed.ts'
import { shardsOf } from '../history/shardsOf.ts'
import { timesOf } from '../history/timesOf.ts'
import { defaultHistory } from '../history/history.ts'
import { cellsOf, type Matrix } from '../../stage/matrix/cellsOf.ts'
import type { Cell } from '../../stage/matrix/cell.ts'
import { cellOfVariant } from '../screens/cellOfVariant.ts'
import { chooseVariants } from '../screens/chooseVariants.ts'
import { prepareScreens } from '../screens/prepareScreens.ts'
import { reportScreens } from '../screens/reportScreens.ts'
import { serveForScreens } from '../screens/serveForScreens.ts'
import { saveShardScreens } from '../screens/shards/saveShardScreens.ts'
import { playId, playIdsIn } from '../suite/playId.ts'
import type { PlannedPlay, ReplayPlan } from '../suite/replayPlan.ts'
import type { ScenarioResult } from '../suite/scenarioResult.ts'
import { secretNames } from '../../run/file/secretNames.ts'
import { checkChromium } from './checkChromium.ts'
import { chooseScenarios } from './chooseScenarios.ts'
import { countWords } from '../options/countWords.ts'
import { given } from '../options/verb.ts'
import { hasSolana } from '../options/hasSolana.ts'
import { missingParts } from '../options/missingParts.ts'
import { findWorkbench } from '../options/findWorkbench.ts'
import { writeCellsPage } from '../cells/writeCellsPage.ts'
import { describeResults } from './describeResults.ts'
import { estimate } from './estimate.ts'
import { planPlays, type ChosenScenario } from './planPlays.ts'
import { readFaultSets } from './readFaultSets.ts'
import { findRunFiles } from '../../playwright/files/findRunFiles.ts'
import { nameOutputs } from './nameOutputs.ts'
import { prepareReport } from './prepareReport.ts'
import { readResults } from './readResults.ts'
import { readRunFile } from '../../playwright/files/readRunFile.ts'
import { runPlaywright } from './runPlaywright.ts'
import { writeJson } from './writeJson.ts'

/** The arguments of `npx foyerkit replay`. */
export interface ReplayOptions {
  readonly kind: 'replay'
  /** Files and folders; if empty, the folder of the project's scenarios. */
  readonly paths: readonly string[]
  /** Replays only scenarios with one of these tags; all if empty. */
  readonly tags: readonly string[]
  /** Replays only scenarios with this in their title or path. */
  readonly grep?: RegExp
  /** Number of scenarios to play side by side; half of the processor's cores if absent. */
  readonly workers?: number
  /** The values of a matrix by axis: each scenario is played in each combination. */
  readonly matrix?: Matrix
  /** Number of plays of each scenario. */
  readonly repeat: number
  /** The part of the scenarios to play, from 1; all if absent. */
  readonly shard?: { readonly index: number; readonly count: number }
  /** Folder for Playwright's report; the default one if empty, and no report if absent. */
  readonly report?: string
  /** File with the earlier runs. */
  readonly history?: string
  /** Folder for the run file and the picture of each failure. */
  readonly output?: string
  /** File for the results, for other tools. */
  readonly json?: string
  /** File for the results in the format of JUnit. */
  readonly junit?: string
  /** Replays only scenarios whose last play failed. */
  readonly isLastFailed?: boolean
  /** Origin of the app, for recordings of its own page; that of the config if absent. */
  readonly page?: string
  /** Origin of the workbench for the links of failures; the running one if absent. */
  readonly workbench?: string
  /** Takes screens in the cells of the matrix, or else in the variants with these names, or in all variants; takes none if absent. */
  readonly screens?: { readonly variants: readonly string[] }
  /** Real ms without an answer after which a page counts as hung. */
  readonly patience?: number
  /** Whether the browser has a window. */
  readonly isHeaded: boolean
  /** Whether a violation that axe finds fails a scenario. */
  readonly checksAccessibility?: boolean
  /** Whether a complaint of a page fails its scenario. */
  readonly isStrict?: boolean
  /** How many times slower the processor of the pages is. */
  readonly slow?: number
}

type Say = (line: string) => void

/** The parts of a plan that may be absent. Each is required here, so that the compiler asks for a new one. */
type OptionalParts = {
  readonly [K in keyof ReplayPlan as object extends Pick<ReplayPlan, K> ? K : never]-?:
    ReplayPlan[K] | undefined
}

/**
 * Replays run files and scenarios with Playwright.
 * @param version of foyerkit
 * @returns whether all were played to their end, each time in the same way
 * @throws Error if nothing can be replayed
 */
export async function replayFiles(
  options: ReplayOptions,
  version: string,
  say: Say,
): Promise<boolean> {
  const host = await loadHostWorld(process.cwd())
  const failed = readFailed(failedFile)
  const all = choose(options, host)
  const cells = cellsToPlay(options, host)
  const chosen = planPlays(all, {
    cells,
    failed: options.isLastFailed === true ? failed : undefined,
  })
  if (chosen.length === 0) {
    say(`None of ${countWords(all.length, 'scenario')} failed when it was last played.`)
    if (!writesResults(options)) return true
  }
  const page = options.page ?? host?.origin
  const historyFile = options.history ?? defaultHistory
  const history = readHistory(historyFile)
  const times = timesOf(chosen, history)
  // A play that is skipped takes no time.
  const shardTimes = new Map(
    chosen.map((play) => [
      playId(play),
      play.because === undefined ? (times.get(playId(play)) ?? 0) : 0,
    ]),
  )
  const { index, count } = options.shard ?? { index: 1, count: 1 }
  const shards = shardsOf(shardTimes, count)
  const mine = shards[index - 1] ?? []
  const screens = planScreens(options)
  const plays = inOrder(chosen, mine, options)
  const variants = screens && cells.map(({ name }) => name)
  const played = plays.filter(({ because }) => because === undefined)
  const report = prepareReport({ ...options, variants }, shards)
  const warning = estimate({
    all: chosen.filter(({ because }) => because === undefined).length,
    times: played.map((play) => times.get(playId(play)) ?? 0),
    repeat: options.repeat,
    workers: options.workers ?? Math.max(1, Math.floor(availableParallelism() / 2)),
    isKnown: chosen.some(({ name }) => history.scenarios[name] !== undefined),
  })
  if (warning !== undefined) say(warning)
  const chromium = await checkChromium()
  const of = count === 1 ? '' : `, shard ${index} of ${count}, of ${chosen.length}`
  const number = new Set(plays.map(({ name }) => name)).size
  const playedCells = new Map(plays.flatMap(({ cell }) => (cell ? [[cell.name, cell]] : [])))
  const looks =
    playedCells.size === 0
      ? ''
      : ` in ${countWords(playedCells.size, 'cell')}: ${countWords(played.length, 'play')}`
  say(`${countWords(number, 'scenario')}${looks}${of}, in Chromium ${chromium}`)

  const work = mkdtempSync(join(tmpdir(), 'foyer-replay-'))
  try {
    const { workers, patience, output, junit, checksAccessibility, isStrict, slow } = options
    const optional: OptionalParts = {
      page,
      workers,
      patience,
      output: output === undefined ? undefined : resolve(output),
      junit: junit === undefined ? undefined : resolve(junit),
      report,
      screens,
      checksAccessibility,
      isStrict,
      slow,
    }
    const { results, code } = await play(
      {
        plays,
        version,
        workbench: options.workbench ?? (await findWorkbench()),
        world: host?.page.id ?? '',
        work,
        results: join(work, 'results.json'),
        repeat: options.repeat,
        isHeaded: options.isHeaded,
        ...given(optional),
      },
      host,
      say,
    )
    try {
      keepFailed(failedFile, failed, results, [...playedCells.values()])
    } catch (error) {
      say(
        `The next --last-failed does not know this run: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    // The shards of one run are computed from the same times, and screens or a slow page take other times than the next run.
    const isComparable = count === 1 && !screens && options.slow === undefined
    const isKept = isComparable && (options.report !== undefined || options.history !== undefined)
    const past = isKept ? keepHistory(historyFile, results) : undefined
    if (screens) {
      reportScreens({ work, plays, screens, version, browser: `Chromium ${chromium}` }, say)
      if (report?.kind === 'blob') saveShardScreens(screens.folder, report.path)
    }
    writeCellsPage(report, results)
    for (const line of describeResults(results, {
      repeat: options.repeat,
      report,
      past,
      missing: missingParts(hasSolana()),
    }))
      say(line)
    const isPassed = code === 0 && playIdsIn(results).size === plays.length
    writeJson(options.json, results, { version, isPassed })
    return isPassed
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Whether a run writes a file even if it plays nothing: an older one would be taken for its results. */
const writesResults = ({ json, junit, report }: ReplayOptions): boolean =>
  [json, junit, report].some((file) => file !== undefined)

/** The cells in which each scenario is played: those of the matrix, or the variants of screens. Empty if it is played as it is. */
function cellsToPlay(
  { matrix = {}, screens }: ReplayOptions,
  host: HostWorld | undefined,
): readonly Cell[] {
  const cells = cellsOf(matrix, matrix.faults ? readFaultSets(folderOf(host)) : [])
  if (screens === undefined || cells.length > 0) return cells
  const variants = host?.screenVariants ?? defaultScreenVariants
  return chooseVariants(variants, screens.variants).map(cellOfVariant)
}

/** The folder of the project's scenarios. */
const folderOf = (host: HostWorld | undefined) =>
  relative('', host?.scenarios ?? defaultScenarioFolder) || '.'

/** The screens to take; `undefined` if none are. */
function planScreens({ screens }: ReplayOptions): ReplayPlan['screens'] {
  if (screens === undefined) return undefined
  return { folder: prepareScreens(), failsOnNew: isCi(process.env.CI) }
}

/** Whether this is part of continuous integration: services set `CI` to `true` or `1`. */
const isCi = (value = ''): boolean => !['', '0', 'false'].includes(value)

function choose(
  { paths, ...filter }: ReplayOptions,
  host: HostWorld | undefined,
): readonly ChosenScenario[] {
  const files = findRunFiles(paths.length > 0 ? paths : [folderOf(host)])
  const outputs = nameOutputs(files)
  const all = files.map((file, index) => ({
    file: resolve(file),
    name: relative(process.cwd(), file).replaceAll('\\', '/'),
    output: outputs[index] ?? '',
    recording: readRunFile(file).recording,
  }))
  return chooseScenarios(all, filter).map(({ recording, ...each }) => ({
    ...each,
    title: recording.title,
    tags: recording.tags,
    typesSecrets: secretNames(recording.steps).secrets !== undefined,
    ...(recording.skip === undefined ? {} : { skip: recording.skip }),
  }))
}

/** The plays of a shard: by path, or the slowest first where several are played side by side. */
function inOrder(
  chosen: readonly PlannedPlay[],
  mine: readonly string[],
  { workers }: ReplayOptions,
): readonly PlannedPlay[] {
  const byId = new Map(chosen.map((each) => [playId(each), each]))
  if (workers === 1) return [...byId].flatMap(([id, each]) => (mine.includes(id) ? [each] : []))
  return mine.flatMap((id) => byId.get(id) ?? [])
}

/**
 * First port of the pages. A signature of a sign-in holds their address, so a run differs from an earlier one on another port.
 */
const usualPort = 4_880

/** Serves the workbench, and plays the scenarios of a plan in it. */
async function play(
  plan: Omit<ReplayPlan, 'origin'>,
  host: HostWorld | undefined,
  say: Say,
): Promise<{ readonly results: readonly ScenarioResult[]; readonly code: number }> {
  const serve = (port: Pick<ServeOptions, 'port' | 'firstPort'>) =>
    serveCommand({ kind: 'pages', ...port, allow: [], host }, say)
  const served = await (plan.screens === undefined
    ? serve({ firstPort: usualPort })
    : serveForScreens({ serve: (firstPort) => serve({ firstPort }), say }))
  try {
    const file = join(plan.work, 'plan.json')
    writeFileSync(file, JSON.stringify({ ...plan, origin: served.origins.host }))
    const code = await runPlaywright(['test', '--pass-with-no-tests'], file, host?.secrets)
    return { code, results: readResults(plan.results) }
  } finally {
    await served.close()
  }
}
