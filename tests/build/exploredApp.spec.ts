import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runFoyerkitIn } from './outside/runInApp.ts'
import { startVite } from './outside/startVite.ts'

/** Folder of the app. */
const name = 'explored-app'

/** Real ms for an exploration and two replays: only ends what hangs. */
const timeout = 1_200_000

test.beforeEach(() => test.setTimeout(timeout))

const bugs = [
  {
    problem: 'no uncaught error: There is no loaf number 2',
    most: 4,
  },
  {
    problem: 'the account is shown: the page shows neither an account nor that there is none',
    most: 2,
  },
] as const

test("the bugs of a host's app are found by seed, shrunk to few steps, and replayed with the same message", async ({
  outsideProject,
}) => {
  const project = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const app = join(project, name)
  const port = String(await freePort())
  const page = `http://localhost:${port}`
  const vite = startVite(app, port)
  try {
    await vite.waitFor(/ready in/)
    const { said, failed } = await runFoyerkitIn(
      project,
      name,
      'explore',
      '--page',
      page,
      '--runs',
      '2',
      '--steps',
      '20',
      '--out',
      'found',
    )
    expect(failed, said).toBe(true)
    expect(said).toContain('2 findings.')
    expect(said).toMatch(/effects of faults +[1-9]\d* +11/)

    for (const { problem, most } of bugs) {
      // The last mention is in the list at the end.
      const at = said.split('\n').findLastIndex((line) => line.endsWith(problem))
      const file = /replay (\S+)/.exec(said.split('\n').slice(at).join('\n'))?.[1] ?? ''
      const scenario = JSON.parse(readFileSync(join(app, file), 'utf8'))
      expect(scenario.title).toBe(problem)
      expect(scenario.steps.length).toBeLessThanOrEqual(most)
      const replayed = await runFoyerkitIn(project, name, 'replay', file, '--page', page)
      expect(replayed.failed).toBe(true)
      const { length } = scenario.steps
      expect(replayed.said).toMatch(new RegExp(`✗ +${length} .+\\n +${problem}\\n`))
    }
  } finally {
    await vite.interrupt()
  }
})
