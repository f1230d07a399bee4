import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadHostWorld } from '../../server/config/loadHostWorld.ts'
import { builtInNames } from '../invariants/builtInInvariants.ts'
import { countWords } from '../options/countWords.ts'
import { launchChromium } from '../replay/launchChromium.ts'
import { chooseStart } from './chooseStart.ts'
import { createCoverage } from './coverage.ts'
import { createContextPool } from '../../playwright/answers/contextPool.ts'
import { describeFindings } from './describeFindings.ts'
import type { Finding } from './finding.ts'
import { kindOf } from './kindOf.ts'
import { playRandomly } from './playRandomly.ts'
import type { Explored } from './playOnApp.ts'
import { playScenario } from './playScenario.ts'
import { createRandomPicker } from './randomPicker.ts'
import { shrinkFinding } from './shrinkFinding.ts'

/** The arguments of `npx foyerkit explore`. */
export interface ExploreOptions {
  readonly kind: 'explore'
  /** Origin of the app; that of the config if absent. */
  readonly page?: string
  readonly runs: number
  readonly seed: number
  /** Steps of a run. */
  readonly steps: number
  /** Folder for the findings. */
  readonly out: string
  /** Whether the browser has a window. */
  readonly isHeaded: boolean
}

/**
 * Plays random runs on a host's page, and writes each kind of finding as the shortest scenario that still shows it.
 * @param version of foyerkit
 * @returns whether nothing was found
 * @throws Error if the app cannot be explored
 */
export async function exploreApp(
  options: ExploreOptions,
  version: string,
  say: (line: string) => void,
): Promise<boolean> {
  const { runs, seed, steps, out } = options
  const host = await loadHostWorld(process.cwd())
  const app = options.page ?? host?.origin
  if (app === undefined) {
    throw new Error(
      'There is no page to explore. Start the app as in development, and name its address: --page http://localhost:<port>, or page in foyer.config.',
    )
  }
  const own = host?.explore?.invariants?.map(({ name }) => name) ?? []
  const invariants = [...builtInNames, ...own]
  const browser = await launchChromium({ headless: !options.isHeaded })
  const explored: Explored = {
    contexts: createContextPool(browser, app),
    app,
    version,
    config: host?.explore,
  }
  const coverage = createCoverage()
  const findings: Finding[] = []
  say(
    `${countWords(runs, 'run')} of ${steps} steps on ${app}, seed ${seed}, in Chromium ${browser.version()}`,
  )
  say(`Always checked: ${invariants.join(', ')}`)
  try {
    for (let run = 1; run <= runs; run += 1) {
      const random = createRandomPicker(seed * 100_003 + run)
      const start = { ...chooseStart(random), id: `explore-${seed}-${run}`, invariants }
      const seenIn = (problem: string) =>
        findings.find((each) => kindOf(each.problem) === kindOf(problem))
      const played = await playRandomly(explored, start, {
        random,
        count: steps,
        coverage,
        isKnown(problem) {
          const known = seenIn(problem)
          known?.runs.add(run)
          return known !== undefined
        },
      })
      const { problem } = played
      const count = countWords(played.steps.length, 'step')
      say(`  run ${run} of ${runs}: ${count}${problem === undefined ? '' : `, found: ${problem}`}`)
      if (problem === undefined) continue
      const shrunk = await shrinkFinding({
        start,
        steps: played.steps,
        problem,
        play: (scenario, patience) => playScenario(explored, scenario, patience),
        say,
      })
      mkdirSync(out, { recursive: true })
      const file = join(out, `${start.id}.scenario.json`)
      writeFileSync(file, `${JSON.stringify(shrunk.scenario, null, 2)}\n`)
      findings.push({ ...shrunk, file: relative('', file), runs: new Set([run]) })
    }
  } finally {
    await explored.contexts.close()
    await browser.close()
  }
  for (const line of [...coverage.table(), ...describeFindings(findings, app)]) say(line)
  return findings.length === 0
}
