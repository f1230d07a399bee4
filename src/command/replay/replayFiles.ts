import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser } from '@playwright/test'
import { serveCommand } from '../../server/serve/serveCommand.ts'
import { loadHostWorld } from '../../server/config/loadHostWorld.ts'
import { usualScenarioFolder } from '../../server/scenarios/scenarioFolder.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { describeStep } from '../../workbench/player/describe/describeStep.ts'
import { divergenceOf } from '../../workbench/recorder/divergenceOf.ts'
import type { RunFile } from '../../workbench/stage/recordings/runFile.ts'
import { describeDivergence } from '../compare/describeDivergence.ts'
import { findRunFiles } from './findRunFiles.ts'
import { nameOutputs } from './nameOutputs.ts'
import { openChromium } from './openChromium.ts'
import { playRun } from './playRun.ts'
import { readRunFile } from './readRunFile.ts'

/** The arguments of `npx foyerkit replay`. */
export interface ReplayOptions {
  readonly kind: 'replay'
  /** Files and folders; if empty, the folder of the project's scenarios. */
  readonly paths: readonly string[]
  /** Replays only scenarios with one of these tags; all if empty. */
  readonly tags: readonly string[]
  /** Number of plays of each scenario. */
  readonly repeat: number
  /** Folder for the run file and the picture of each failure. */
  readonly output?: string
  /** Whether the browser has a window. */
  readonly isHeaded: boolean
}

interface Played {
  readonly file: string
  readonly recording: Scenario
  /** The run in the file. */
  readonly run: RunFile | undefined
}

interface Replay {
  readonly browser: Browser
  readonly origin: string
  readonly version: string
  readonly options: ReplayOptions
  readonly say: (line: string) => void
}

/**
 * Replays run files and scenarios in Chromium, and prints each step.
 * @param version of foyerkit
 * @returns whether all were played to their end
 * @throws Error if nothing can be replayed
 */
export async function replayFiles(
  options: ReplayOptions,
  version: string,
  say: (line: string) => void,
): Promise<boolean> {
  const { paths, tags } = options
  const host = await loadHostWorld(process.cwd())
  const wanted = paths.length > 0 ? paths : [relative('', host?.scenarios ?? usualScenarioFolder)]
  const all = findRunFiles(wanted).map(readPlayed)
  const chosen = all.filter(
    ({ recording }) => tags.length === 0 || recording.tags.some((tag) => tags.includes(tag)),
  )
  if (chosen.length === 0) {
    const there = [...new Set(all.flatMap(({ recording }) => recording.tags))].toSorted()
    throw new Error(
      `No scenario has the tag ${tags.join(' or ')}. The tags are: ${there.join(', ') || 'none'}.`,
    )
  }
  const browser = await openChromium(options.isHeaded)
  try {
    const served = await serveCommand({ kind: 'pages', port: 0, allow: [], host }, say)
    const origin = served.origins.host
    try {
      return await replayAll(chosen, { browser, origin, version, options, say })
    } finally {
      await served.close()
    }
  } finally {
    await browser.close()
  }
}

async function replayAll(chosen: readonly Played[], replay: Replay): Promise<boolean> {
  const { browser, say } = replay
  say(`${count(chosen.length, 'scenario')} in Chromium ${browser.version()}`)
  const results: boolean[] = []
  const names = nameOutputs(chosen.map(({ file }) => file))
  for (const [index, played] of chosen.entries()) {
    results.push(await replayOne(played, names[index] ?? '', replay))
  }
  const failed = results.filter((isPassed) => !isPassed).length
  say(`\n${results.length - failed} passed, ${failed} failed`)
  return failed === 0
}

function readPlayed(file: string): Played {
  const { recording, run } = readRunFile(file)
  return { file, recording, run }
}

async function replayOne(played: Played, name: string, replay: Replay): Promise<boolean> {
  const { say, options } = replay
  say(`\n${played.recording.title} (${played.file})`)
  const first = await playOnce(played, name, replay, true)
  const told = comparedWithFile(played.run, first)
  if (told !== undefined) say(`  ${told}`)
  for (const error of first.errors) say(`  The page threw: ${error}`)
  for (let number = 2; number <= options.repeat; number += 1) {
    const next = await playOnce(played, `${name}-play-${number}`, replay, false)
    const divergence = divergenceOf(first, next)
    if (divergence) {
      say(`  Play ${number} differs from play 1. ${describeDivergence(divergence, first)}`)
      return false
    }
  }
  if (options.repeat > 1) say(`  All ${options.repeat} plays are identical.`)
  return first.failure === undefined
}

/** Plays a scenario once; prints its steps, or only the one that fails. */
function playOnce(
  { recording }: Played,
  name: string,
  { browser, origin, version, options, say }: Replay,
  isPrinted: boolean,
): Promise<RunFile> {
  const { output } = options
  return playRun(browser, recording, {
    origin,
    version,
    onStep(step, index, failure) {
      const place = String(index + 1).padStart(4)
      const mark = failure === undefined ? '✓' : '✗'
      if (isPrinted || failure !== undefined) say(`  ${mark}${place} ${describeStep(step).text}`)
      for (const line of failure?.split('\n') ?? []) say(`         ${line}`)
    },
    async onEnd(page, run) {
      if (output === undefined || !run.failure) return
      mkdirSync(output, { recursive: true })
      const path = join(output, name)
      writeFileSync(`${path}.foyer`, `${JSON.stringify(run, null, 2)}\n`)
      await page.screenshot({ path: `${path}.png` })
      say(`  Saved ${path}.foyer and ${path}.png`)
    },
  })
}

/** How a replay compares with the run in its file. */
function comparedWithFile(file: RunFile | undefined, { failure }: RunFile): string | undefined {
  if (!file) return undefined
  const { failure: before } = file
  if (!before) return failure ? 'In the file, this step does not fail.' : undefined
  if (!failure) return `In the file, step ${before.step} fails. Here it does not.`
  const isSame = failure.step === before.step && failure.message === before.message
  if (isSame) return 'As in the file: the same step fails with the same message.'
  return `In the file, step ${before.step} fails with: ${before.message.replaceAll('\n', ' ')}`
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
