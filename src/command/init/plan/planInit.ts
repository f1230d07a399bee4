import type { App } from '../../app/detect/app.ts'
import type { PackageManager } from '../../app/detect/packageManager.ts'
import type { Manifest } from '../../app/project/manifest.ts'
import type { Tree } from '../../app/project/tree.ts'
import { addScripts } from '../../app/syntax/addScripts.ts'
import { insertAll } from '../../app/syntax/insertion.ts'
import { inStyle, styleOf, usualStyle, type Style } from '../../app/syntax/style.ts'
import { playwrightConfig } from '../texts/playwrightConfig.ts'
import { walletTest } from '../texts/walletTest.ts'
import { workflow } from '../texts/files.ts'
import { planApp } from './planApp.ts'
import type { ByHand, FileEdit } from '../../app/fileEdit.ts'
import type { Plan } from './plan.ts'

/** What a plan is made of. */
export interface PlanInput {
  readonly tree: Tree
  readonly manifest: Manifest
  readonly app: App
  readonly manager: PackageManager
  readonly packages: readonly string[]
  /** Where the workflow goes; absent if none is wanted. */
  readonly ci?: {
    /** The path of the workflow, from the folder of the app. */
    readonly path: string
    /** The folder of the app in its repository; empty if it is the repository itself. */
    readonly folder: string
    readonly hasLock: boolean
    /** The text of a file that is there already. */
    readonly before?: string
  }
}

/** Plans all edits. What is there already is not edited again, so that a second plan is empty. */
export function planInit({ tree, manifest, app, manager, packages, ci }: PlanInput): Plan {
  const style = styleOfApp(tree)
  const own = planApp(tree, app, manager, style)
  const test = planTest(tree, app, manifest, own.server, style)
  const scripts = { ...own.scripts, ...test.scripts }
  const planned = planScripts(tree, scripts)
  const workflows = ci === undefined ? [] : planWorkflow(ci, manager, test.script)
  return {
    packages,
    edits: [...own.edits, ...test.edits, ...planned.edits, ...workflows],
    byHand: [...own.byHand, ...test.byHand, ...planned.byHand],
    script: test.script,
    scripts: Object.fromEntries(
      Object.entries(scripts).filter(([name]) => !Object.hasOwn(manifest.scripts, name)),
    ),
    notes: own.notes,
  }
}

/** The style of the first file that shows one: settings first, then sources. */
function styleOfApp(tree: Tree): Style {
  const code = tree.paths.filter(
    (path) => /\.[cm]?[jt]sx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path),
  )
  const [first] = code.toSorted(
    (a, b) => Number(b.includes('.config.')) - Number(a.includes('.config.')),
  )
  return first === undefined ? usualStyle : styleOf(first, tree.read(first) ?? '')
}

/** The test, the settings of Playwright and the script that runs it. */
function planTest(
  tree: Tree,
  app: App,
  manifest: Manifest,
  server: ReturnType<typeof planApp>['server'],
  style: Style,
) {
  const ending = app.isTypeScript ? 'ts' : 'js'
  const moduleEnding = app.isTypeScript ? 'ts' : app.isModule ? 'js' : 'mjs'
  const settingsOf = (name: string) => `${name}.config.${moduleEnding}`
  // Settings that the app has already stay as they are, and so do the files that other runners take.
  const theirs = app.playwrightConfig
  const isOurs = theirs !== undefined && (tree.read(theirs) ?? '').includes('FOYER_CHROMIUM')
  const config =
    theirs === undefined || isOurs
      ? (theirs ?? settingsOf('playwright'))
      : settingsOf('playwright.foyer')
  const isApart = config.startsWith('playwright.foyer') || app.hasUnitTests
  const testEnding = moduleEnding === 'mjs' ? 'mjs' : ending
  const file = isApart ? `e2e/wallet.e2e.${testEnding}` : `e2e/wallet.spec.${testEnding}`
  const hasTest = tree.paths.some((path) => /^e2e\/wallet\.(?:e2e|spec)\.\w+$/.test(path))
  const command = config.startsWith('playwright.foyer')
    ? `playwright test --config ${config}`
    : 'playwright test'
  const script = scriptFor(manifest, command)
  const settings = playwrightConfig({
    testFolder: 'e2e',
    ...(isApart ? { testMatch: `**/*.e2e.${testEnding}` } : {}),
    port: server.port,
    base: server.base,
    servers: server.servers,
  })
  const edits: FileEdit[] = []
  const create = (path: string, text: string) =>
    void edits.push({ path, after: inStyle(path, text, style), inserted: [] })
  if (tree.read(config) === undefined) create(config, settings)
  if (!hasTest) create(file, walletTest(app, server.base))
  edits.push(...planIgnored(tree))
  return { edits, byHand: [] as readonly ByHand[], script, scripts: { [script]: command } }
}

/** Git leaves out what Playwright writes beside its tests. */
function planIgnored(tree: Tree): readonly FileEdit[] {
  const path = '.gitignore'
  const before = tree.read(path)
  if (before === undefined || /^\/?test-results\b/m.test(before)) return []
  const newline = before.includes('\r\n') ? '\r\n' : '\n'
  const start = before === '' || before.endsWith('\n') ? '' : newline
  const inserted = `${start}/test-results/${newline}`
  return [{ path, before, after: before + inserted, inserted: [inserted] }]
}

/** The name of the script that runs the test: the usual one, unless it stands for something else. */
function scriptFor({ scripts }: Manifest, command: string): string {
  const names = ['test:e2e', 'test:wallets', 'test:foyer']
  return names.find((name) => (scripts[name] ?? command) === command) ?? 'test:foyer'
}

function planScripts(
  tree: Tree,
  scripts: Readonly<Record<string, string>>,
): { readonly edits: readonly FileEdit[]; readonly byHand: readonly ByHand[] } {
  const path = 'package.json'
  const before = tree.read(path) ?? ''
  const insertions = addScripts(before, scripts)
  if (insertions === undefined) {
    const lines = Object.entries(scripts).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    )
    return { edits: [], byHand: [{ path, why: 'its scripts are no plain object', lines }] }
  }
  if (insertions.length === 0) return { edits: [], byHand: [] }
  const inserted = insertions.map(({ text }) => text)
  return {
    edits: [{ path, before, after: insertAll(before, insertions), inserted }],
    byHand: [],
  }
}

function planWorkflow(
  { path, folder, hasLock, before }: NonNullable<PlanInput['ci']>,
  manager: PackageManager,
  script: string,
): readonly FileEdit[] {
  // A workflow that is there is the developer's.
  if (before !== undefined) return []
  return [{ path, after: workflow({ manager, hasLock, script, folder }), inserted: [] }]
}
