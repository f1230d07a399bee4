import { resolve } from 'node:path'
import { diffText } from '../app/apply/diffText.ts'
import { diskIn } from '../app/apply/disk.ts'
import { freePort } from '../app/apply/freePort.ts'
import { installPackages, keepManifests } from '../app/apply/installPackages.ts'
import { isAgreed } from '../app/apply/isAgreed.ts'
import { exitCodeOf } from '../app/apply/runProgram.ts'
import { requireUnchanged, requireWritable, writeAll } from '../app/apply/writeAll.ts'
import { detectApp } from '../app/detect/app.ts'
import { packageManagerOf, type PackageManager } from '../app/detect/packageManager.ts'
import { lab, recordFile } from '../app/lab.ts'
import { isFound, versionsOf } from '../app/packages/installed.ts'
import { isOlder, missingPackages, tarballsIn, toInstall } from '../app/packages/packages.ts'
import { openApp, type OpenedApp } from '../app/project/openApp.ts'
import { readTree } from '../app/project/readTree.ts'
import { levelsOf, type FolderLevel } from '../app/project/surroundings.ts'
import type { Tree } from '../app/project/tree.ts'
import { libraries, type Library } from './libraries/libraries.ts'
import type { MigrateOptions } from './migrateOptions.ts'
import type { Migration } from './plan/migration.ts'
import { planLab } from './plan/planLab.ts'
import { planMigration } from './plan/planMigration.ts'
import { describeRemarks } from './describeRemarks.ts'

/** What a run does, once it is known. */
interface Work {
  readonly app: OpenedApp
  readonly library: Library
  readonly manager: PackageManager
  readonly levels: readonly FolderLevel[]
  readonly plan: Migration
  readonly install?: readonly string[]
  readonly uninstall?: readonly string[]
  /** The script that runs the test of `init`. */
  readonly test?: readonly string[]
}

/**
 * Replaces the modal of a library by Foyer's in the app of the working folder.
 * @returns whether everything is done
 * @throws Error with one sentence: what failed, why, and how to go on
 */
export async function migrateTask(
  options: MigrateOptions,
  say: (line: string) => void,
): Promise<boolean> {
  const library = libraries[options.library]
  const app = await openApp(process.cwd(), `migrate ${options.library}`)
  const work = prepare(app, library, options, say)
  const { plan, install, uninstall } = work
  const isNothing = install === undefined && uninstall === undefined && plan.edits.length === 0
  if (isNothing && plan.byHand.length === 0) {
    say(`This app uses Foyer's modal, and nothing of ${library.title}: nothing was changed.`)
    return true
  }
  show(work, options.from !== undefined, say)
  if (isNothing) {
    say(`Nothing was changed. Write the lines above by hand, then run the command again.`)
    return false
  }
  if (options.isDry) {
    say('Nothing was written, because of --dry-run.')
    return true
  }
  if (!(await isAgreed(app.folder, plan.edits, options, say))) return false
  await apply(work, say)
  return finish(work, options, say)
}

function prepare(
  app: OpenedApp,
  library: Library,
  options: MigrateOptions,
  say: (line: string) => void,
): Work {
  const { folder, manifest } = app
  const tree = readTree(folder)
  const levels = levelsOf(folder)
  const manager = packageManagerOf(levels, process.env['npm_config_user_agent'])
  requireKnown(app, library, levels)
  const kind = detectApp(tree, manifest)?.kind
  const isBrowserOnly = kind === 'vite' || Object.hasOwn(manifest.packages, 'react-scripts')
  const planned = planMigration({ tree, library, isBrowserOnly })
  requireUse(app, library, tree, planned)
  const ofLab =
    planned.edits.length === 0 ? { edits: [], byHand: [] } : planLab(tree, kind === 'next')
  const plan: Migration = {
    ...planned,
    edits: [...planned.edits, ...ofLab.edits],
    byHand: [...planned.byHand, ...ofLab.byHand],
  }
  const packages = plan.edits.length === 0 ? [] : packagesFor(app, levels, manager, options, say)
  const unused = plan.unused.filter((name) => Object.hasOwn(manifest.packages, name))
  const script = Object.entries(manifest.scripts).find(
    ([name, command]) =>
      /^test:(?:e2e|wallets|foyer)$/.test(name) && command.startsWith('playwright test'),
  )
  const hasTest = tree.read(recordFile) !== undefined && script !== undefined
  return {
    app,
    library,
    manager,
    levels,
    plan,
    ...(packages.length === 0 ? {} : { install: manager.addToApp(packages) }),
    ...(unused.length === 0 ? {} : { uninstall: manager.remove(unused) }),
    ...(hasTest ? { test: manager.run(script[0]) } : {}),
  }
}

/**
 * Refuses releases that are not known.
 * @throws Error that names the release
 */
function requireKnown(
  { manifest }: OpenedApp,
  library: Library,
  levels: readonly FolderLevel[],
): void {
  const [main = ''] = library.packages
  const versions = versionsOf(levels, manifest, [main, 'wagmi', 'react'])
  const { [main]: version = '', wagmi = '', react = '' } = versions
  const major = /^[\^~>=v\s]*(\d+)/.exec(version)?.[1]
  if (major !== undefined && Number(major) !== library.major) {
    throw new Error(
      `This app has ${main} ${version}, and this command knows version ${library.major}: update it first, or follow docs/migration.md by hand. Nothing was changed.`,
    )
  }
  if (isOlder(wagmi, '2')) {
    throw new Error(
      `This app has wagmi ${wagmi}, and Foyer works with wagmi 2 and 3: update it first. Nothing was changed.`,
    )
  }
  if (isOlder(react, lab.modalPeers.react)) {
    throw new Error(
      `This app has react ${react}, and Foyer's modal needs ${lab.modalPeers.react}: update it first. Nothing was changed.`,
    )
  }
}

/**
 * Refuses an app that does not use the library, unless it has Foyer's modal already.
 * @throws Error that says so
 */
function requireUse(
  { folder, manifest }: OpenedApp,
  library: Library,
  tree: Tree,
  plan: Migration,
): void {
  const isListed = library.packages.some((name) => Object.hasOwn(manifest.packages, name))
  const isUsed = plan.edits.length > 0 || plan.byHand.length > 0
  const hasModal = tree.paths.some(
    (path) => /\.[cm]?[jt]sx?$/.test(path) && /\bfrom ['"]foyerkit['"]/.test(tree.read(path) ?? ''),
  )
  if (isUsed || hasModal) return
  const listed = isListed
    ? 'its package.json names it, but no file imports it'
    : 'no file imports it'
  throw new Error(
    `The app in ${folder} does not use ${library.title}: ${listed}. Nothing was changed.`,
  )
}

/** The packages to install: the modal, and what it needs and the app does not have, or has in an older release. */
function packagesFor(
  { manifest }: OpenedApp,
  levels: readonly FolderLevel[],
  manager: PackageManager,
  { from, isDry }: MigrateOptions,
  say: (line: string) => void,
): readonly string[] {
  const needed = [lab.modalPackage, ...Object.keys(lab.modalPeers)]
  const missing = missingPackages(needed, manifest.packages)
  const { viem: installed = '' } = versionsOf(levels, manifest, ['viem'])
  const { viem: listed = '' } = manifest.packages
  // A single release in package.json counts, whatever is installed.
  const viem = /^\d+\.\d+\.\d+/.test(listed) ? listed : installed
  // A newer viem of the same major version: nothing of the app changes with it.
  const newer = isOlder(viem, lab.modalPeers.viem) ? ['viem@2'] : []
  const isInstalled = missing.length > 0 || isFound(levels, lab.modalPackage)
  try {
    const wanted = isInstalled ? missing : [lab.modalPackage]
    return [...toInstall(wanted, tarballsIn(from), manager.name), ...newer]
  } catch (cause) {
    if (!isDry) throw cause
    say(cause instanceof Error ? cause.message : String(cause))
    return [...missing, ...newer]
  }
}

/** Shows all that is to be done. */
function show(
  { app, library, plan, install, uninstall }: Work,
  isFromFile: boolean,
  say: (line: string) => void,
): void {
  if (uninstall !== undefined) say(`Packages:  ${uninstall.join(' ')}`)
  if (install !== undefined) say(`Packages:  ${install.join(' ')}`)
  if (install !== undefined && isFromFile) {
    say(`  (${lab.modalPackage} is not in the registry yet, so it comes from a file.)`)
  }
  // What init has noted follows its files.
  for (const { path, before, after } of plan.edits.filter((each) => each.path !== recordFile)) {
    say('')
    for (const line of diffText(path, before, after)) say(line)
  }
  for (const line of describeRemarks(plan, library.title)) say(line)
  say('')
  say(`The app is in ${app.folder}.`)
}

/** Removes the former packages, installs the modal and writes the files; or leaves the files as they were. */
async function apply(
  { app, manager, levels, plan, install, uninstall }: Work,
  say: (line: string) => void,
): Promise<void> {
  const disk = diskIn(app.folder)
  requireWritable(disk, [...plan.edits.map(({ path }) => path), 'package.json'])
  const kept = keepManifests(levels, manager)
  try {
    // The former packages first: what they demand of others, such as an older React, may not go together with the modal.
    if (uninstall !== undefined) {
      say(`Removing the packages: ${uninstall.join(' ')}`)
      await installPackages(uninstall, app.folder, manager)
    }
    if (install !== undefined) {
      say(`Installing the packages: ${install.join(' ')}`)
      await installPackages(install, app.folder, manager)
    }
    requireUnchanged(disk, plan.edits)
    writeAll(
      disk,
      plan.edits.map(({ path, after }) => ({ path, text: after })),
    )
  } catch (cause) {
    kept.restore()
    if (uninstall === undefined || !(cause instanceof Error)) throw cause
    throw new Error(
      `${cause.message} Run ${manager.name} install to have all of the former packages again.`,
      { cause },
    )
  }
}

/** Runs the test that `init` has set up, and says how to go on. */
async function finish(
  { app, plan, library, test }: Work,
  { from, runsTest }: MigrateOptions,
  say: (line: string) => void,
): Promise<boolean> {
  if (plan.byHand.length > 0) {
    const paths = [...new Set(plan.byHand.map(({ path }) => path))].join(' and ')
    say(
      `What is clear is written. Write the lines above in ${paths} by hand, then run the command again.`,
    )
    return false
  }
  const done = `The app uses Foyer's modal in place of ${library.title}.`
  if (test === undefined) {
    const folder = from === undefined ? '' : ` --from ${resolve(from)}`
    say(`${done} A first test for it: npx ${lab.command} init${folder}`)
    return true
  }
  const run = test.join(' ')
  if (!runsTest) {
    say(`${done} Run its test with ${run}.`)
    return true
  }
  say(`Running the test: ${run}`)
  const code = await exitCodeOf(test, app.folder, { PORT: String(await freePort()) })
  if (code !== 0) {
    throw new Error(`${done} But its test failed, as it says above: correct it, and run ${run}.`)
  }
  say(`${done} Its test passes: ${run}`)
  return true
}
