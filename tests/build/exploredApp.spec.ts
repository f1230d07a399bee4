import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { installedHere } from './outside/installedHere.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runFoyerkitIn } from './outside/runInApp.ts'
import { startProgram } from './outside/startProgram.ts'

/** Folder of the app. */
const name = 'explored-app'

/** Real ms for two explorations and three replays. */
const timeout = 600_000

test.beforeEach(() => test.setTimeout(timeout))

const bugs = [
  {
    problem: 'no uncaught error: There is no loaf number 2',
    most: 3,
  },
  {
    problem: 'a basket has an account: the page shows a basket, and no account',
    most: 4,
  },
] as const

test("the bugs of a host's app are found by seed, shrunk to few steps, and replayed with the same message", async ({
  outsideProject,
}) => {
  const project = await outsideProject({ react: 'react', viem: 'viem-newest' })
  const app = join(project, name)
  const port = String(await freePort())
  const page = `http://localhost:${port}`
  const vite = startProgram(app, installedHere('vite/bin/vite.js'), [
    '--port',
    port,
    '--strictPort',
  ])
  try {
    await vite.waitFor(/ready in/)
    const explore = (out: string) =>
      runFoyerkitIn(project, name, 'explore', '--page', page, '--runs', '3', '--out', out)
    const { said, failed } = await explore('found')
    expect(failed, said).toBe(true)
    expect(said).toContain('2 findings.')
    expect(said).toMatch(/effects of faults +[1-9]\d* +11/)

    for (const { problem, most } of bugs) {
      const at = said.split('\n').findIndex((line) => line.endsWith(problem))
      const file = /replay (\S+)/.exec(said.split('\n').slice(at).join('\n'))?.[1] ?? ''
      const scenario = JSON.parse(readFileSync(join(app, file), 'utf8'))
      expect(scenario.title).toBe(problem)
      expect(scenario.steps.length).toBeLessThanOrEqual(most)
      const replayed = await runFoyerkitIn(project, name, 'replay', file, '--page', page)
      expect(replayed.failed).toBe(true)
      expect(replayed.said).toContain(`Step ${scenario.steps.length} failed.`)
      expect(replayed.said).toContain(problem)
    }
  } finally {
    await vite.interrupt()
  }
})
