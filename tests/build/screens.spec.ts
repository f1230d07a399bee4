import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Scenario } from '../../src/scenarios/index.ts'
import type { ScreenResults } from '../../src/server/screens/screenResults.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runFoyerkitIn } from './outside/runInApp.ts'

const releases = { react: 'react', viem: 'viem-newest' } as const

const help: Omit<Scenario, 'id'> = {
  title: 'Help explains wallets',
  tags: ['help'],
  // A variant switches the language of both.
  widgets: 2,
  steps: [
    { do: 'click', target: { role: 'button', name: 'Connect Wallet', nth: 0 } },
    { expect: 'view', is: 'Connect' },
    { do: 'click', target: { role: 'button', name: 'Help' } },
    { expect: 'view', is: 'WhatIsAWallet' },
  ],
}

const config = `export default { screens: { variants: [
  { name: 'light-desktop', theme: 'light' },
  { name: 'dark-arabic-phone', theme: 'dark', device: 'phone', language: 'ar', textScale: 1.2 },
] } }`

/** Changes the packed files of one kind, and returns a function that restores them. */
function plant(project: string, ending: string, change: (text: string) => string): () => void {
  const folder = join(project, 'node_modules/foyerkit-lab/dist/workbench/__foyer/assets')
  const files = readdirSync(folder).filter((name) => name.endsWith(ending))
  const before = files.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')])
  const changed = before.filter(([, text = '']) => change(text) !== text)
  expect(changed.length, 'the change is planted').toBeGreaterThan(0)
  for (const [file = '', text = ''] of changed) writeFileSync(file, change(text))
  return () => {
    for (const [file = '', text = ''] of changed) writeFileSync(file, text)
  }
}

// Several runs of the command, each of which starts a browser and a server.
test.beforeEach(() => test.setTimeout(2 * playTimeout))

test('clean runs find nothing, and a button that moves by 2 px or has another name is found, listed and accepted', async ({
  outsideProject,
}) => {
  const project = await outsideProject(releases)
  const run = (app: string, ...args: readonly string[]) => runFoyerkitIn(project, app, ...args)
  const results = (app: string): ScreenResults =>
    JSON.parse(readFileSync(join(project, app, 'foyer-screens/results.json'), 'utf8'))
  mkdirSync(join(project, 'one/runs'), { recursive: true })
  writeFileSync(join(project, 'one/foyer.config.mjs'), config)
  writeFileSync(join(project, 'one/runs/help.scenario.json'), JSON.stringify(help))

  const first = await run('one', 'replay', 'runs', '--screens')
  expect(first, first.said).toMatchObject({ failed: false })
  expect(first.said).toContain('\n4 screens: 4 new, 0 as accepted\n')
  expect((await run('one', 'screens', 'accept', '--all')).said).toMatch(/\n4 screens accepted\n$/)
  const tree = readFileSync(join(project, 'one/runs/screens/help.screens.json'), 'utf8')
  expect(tree).toContain(JSON.stringify('    - button "Connecting..." [disabled]'))
  expect(tree).toContain('- button \\"إغلاق\\"')

  // Another checkout at the same time.
  cpSync(join(project, 'one'), join(project, 'two'), {
    recursive: true,
    filter: (path) => !path.endsWith('foyer-screens'),
  })
  const clean = await Promise.all(
    ['one', 'two'].map((app) => run(app, 'replay', 'runs', '--screens')),
  )
  for (const { said, failed } of clean) {
    expect(said).toContain('\n4 screens: 4 as accepted\n')
    expect(failed).toBe(false)
  }

  const moveBack = plant(
    project,
    '.css',
    (text) => `${text}.host-bar > :last-child { position: relative; left: 2px; }`,
  )
  const moved = await run(
    'one',
    'replay',
    'runs',
    '--screens',
    '--variant',
    'light-desktop',
  ).finally(moveBack)
  expect(moved.failed).toBe(true)
  expect(moved.said).toContain('\n2 screens: 2 changed, 0 as accepted\n')
  expect(moved.said).toMatch(/The picture differs: \d{3,} pixels\./)
  expect(moved.said).not.toContain('The accessibility tree differs')
  for (const { diff } of results('one').screens) {
    const picture = readFileSync(join(project, 'one/foyer-screens/pictures', String(diff)))
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
  }

  const renameBack = plant(project, '.js', (text) =>
    text.replaceAll(/\bclose:(.)Close\1/g, 'close:$1Leave$1'),
  )
  const renamed = await run('one', 'replay', 'runs', '--screens', '--variant', 'light-desktop')
  expect(renamed.failed).toBe(true)
  expect(renamed.said).toContain('- - button "Close"')
  expect(renamed.said).toContain('+ - button "Leave"')
  expect(renamed.said).not.toContain('The picture differs')

  const listed = await run('one', 'screens')
  expect(listed.failed).toBe(true)
  expect(listed.said).toContain('help/2/light-desktop  The view is Connect: changed\n')
  expect(listed.said).toMatch(/\n2 changed, 0 as accepted\n$/)
  await run('one', 'screens', 'reject', 'help/2')
  expect((await run('one', 'screens')).said).toContain('The view is Connect: changed, rejected\n')
  const unknown = await run('one', 'screens', 'accept', 'help/3')
  expect(unknown.said).toContain('No screen that differs has the id "help/3"')
  await run('one', 'screens', 'accept', 'help')
  expect(await run('one', 'screens')).toEqual({ said: '2 as accepted\n', failed: false })
  const accepted = await run(
    'one',
    'replay',
    'runs',
    '--screens',
    '--variant',
    'light-desktop',
  ).finally(renameBack)
  expect(accepted.said).toContain('\n2 screens: 2 as accepted\n')
  expect(accepted.failed).toBe(false)
})

test('shards take the screens of their scenarios, and a merge has those of all, to accept them at once', async ({
  outsideProject,
}) => {
  const project = await outsideProject(releases)
  const app = 'sharded'
  const run = (...args: readonly string[]) => runFoyerkitIn(project, app, ...args)
  const shot = ['replay', 'runs', '--screens', '--variant', 'light-desktop']
  mkdirSync(join(project, app, 'runs'), { recursive: true })
  for (const name of ['help', 'again']) {
    writeFileSync(join(project, app, `runs/${name}.scenario.json`), JSON.stringify(help))
  }
  for (const part of ['1/2', '2/2']) {
    const { said, failed } = await run(...shot, '--shard', part, '--report')
    expect(failed, said).toBe(false)
    expect(said).toContain('\n2 screens: 2 new, 0 as accepted\n')
  }
  const merged = await run('merge')
  expect(merged.failed, merged.said).toBe(false)
  expect(merged.said).toContain('\n4 screens: 4 new, 0 as accepted\n')
  expect(existsSync(join(project, app, 'foyer-history.json'))).toBe(false)
  expect((await run('screens', 'accept', '--all')).said).toMatch(/\n4 screens accepted\n$/)
  expect((await run(...shot)).said).toContain('\n4 screens: 4 as accepted\n')
})
