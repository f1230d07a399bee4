import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { diffText } from '../app/apply/diffText.ts'
import { diskIn, type Disk } from '../app/apply/disk.ts'
import { freePort } from '../app/apply/freePort.ts'
import { installPackages, keepManifests } from '../app/apply/installPackages.ts'
import { isAgreed } from '../app/apply/isAgreed.ts'
import { exitCodeOf } from '../app/apply/runProgram.ts'
import { requireUnchanged, requireWritable, writeAll } from '../app/apply/writeAll.ts'
import { detectApp, type App } from '../app/detect/app.ts'
import { lockFiles, packageManagerOf, type PackageManager } from '../app/detect/packageManager.ts'
import type { FileEdit } from '../app/fileEdit.ts'
import { guide, lab, recordFile } from '../app/lab.ts'
import { isFound, versionsOf } from '../app/packages/installed.ts'
import {
  missingPackages,
  neededPackages,
  tarballsIn,
  toInstall,
  tooOld,
} from '../app/packages/packages.ts'
import { readManifest } from '../app/project/manifest.ts'
import type { OpenedApp } from '../app/project/openApp.ts'
import { readTree } from '../app/project/readTree.ts'
import { levelsOf, type FolderLevel } from '../app/project/surroundings.ts'
import { addScripts } from '../app/syntax/addScripts.ts'
import { insertAll } from '../app/syntax/insertion.ts'
import type { InitOptions } from './initOptions.ts'
import type { Plan } from './plan/plan.ts'
import { planInit } from './plan/planInit.ts'
import { emptyRecord, readRecord, recordText, withEdits } from './record/record.ts'

/** The app to set up. */
export interface Target extends OpenedApp {
  /** The releases of other packages that the lab needs. */
  readonly wanted: Readonly<Record<string, string>>
}

/** What a run does, once it is known. */
interface Work {
  readonly target: Target
  readonly disk: Disk
  readonly app: App
  readonly manager: PackageManager
  readonly levels: readonly FolderLevel[]
  readonly plan: Plan
  /** The command that installs what is missing; absent if everything is there. */
  readonly install?: readonly string[]
}

/**
 * Sets the lab up in an app: shows what is to be done, asks, does it, and runs the new test.
 * @returns whether everything is done
 * @throws Error with one sentence: what failed, why, and how to go on
 */
export async function setUp(
  target: Target,
  options: InitOptions,
  say: (line: string) => void,
): Promise<boolean> {
  const work = prepare(target, options, say)
  const { app, manager, plan, install, disk } = work
  const uses = app.libraries.length === 0 ? '' : ` with ${app.libraries.join(', ')}`
  say(`This is an app of ${app.title}${uses}, with ${manager.name}.`)
  const isNothing = install === undefined && plan.edits.length === 0
  if (isNothing && plan.byHand.length === 0) {
    say("Foyer's lab is set up here already, and nothing was changed.")
    say(`Run its test with ${manager.run(plan.script).join(' ')}.`)
    return true
  }
  show(work, say)
  if (isNothing) return false
  if (options.isDry) {
    say('Nothing was written, because of --dry-run.')
    return true
  }
  if (!(await isAgreed(target.folder, plan.edits, options, say))) return false
  requireWritable(disk, [...plan.edits.map(({ path }) => path), 'package.json', recordFile])
  await apply(work, say)
  return finish(work, options, say)
}

function prepare(target: Target, options: InitOptions, say: (line: string) => void): Work {
  const { folder, manifest, wanted } = target
  const tree = readTree(folder)
  const levels = levelsOf(folder)
  const manager = packageManagerOf(levels, process.env['npm_config_user_agent'])
  const app = detectApp(tree, manifest)
  if (app === undefined) {
    throw new Error(
      `There is no app in ${folder} that this command knows: change to the folder of your app, or follow docs/any-app.md, which works with any server.`,
    )
  }
  if (app.kind === 'unsupported') {
    throw new Error(
      `This command does not set up ${app.title}: docs/any-app.md has its few lines, which you add by hand.`,
    )
  }
  const old = tooOld(versionsOf(levels, manifest, Object.keys(wanted)), wanted)
  if (old !== undefined) throw new Error(old)
  const needed = neededPackages(app)
  const missing = missingPackages(needed, manifest.packages)
  let packages: readonly string[] = missing
  try {
    packages = toInstall(missing, tarballsIn(options.from), manager.name)
  } catch (cause) {
    if (!options.isDry) throw cause
    say(cause instanceof Error ? cause.message : String(cause))
  }
  const plan = planInit({
    tree,
    manifest,
    app,
    manager,
    packages,
    ...(options.hasWorkflow ? { ci: workflowPlace(folder, levels, manager) } : {}),
  })
  const isInstalled = needed.every((name) => isFound(levels, name))
  const install =
    packages.length > 0
      ? manager.add(packages)
      : isInstalled
        ? undefined
        : [manager.name, 'install']
  return {
    target,
    disk: diskIn(folder),
    app,
    manager,
    levels,
    plan,
    ...(install === undefined ? {} : { install }),
  }
}

/** Where a workflow goes: GitHub reads those at the root of a repository. */
function workflowPlace(folder: string, levels: readonly FolderLevel[], { name }: PackageManager) {
  const root = levels.find(({ names }) => names.includes('.git'))?.folder ?? folder
  const file = join(root, '.github/workflows/wallets.yml')
  return {
    path: slashed(relative(folder, file)),
    folder: slashed(relative(root, folder)),
    hasLock: levels.some(({ names }) => lockFiles[name].some((lock) => names.includes(lock))),
    ...(existsSync(file) ? { before: readFileSync(file, 'utf8') } : {}),
  }
}

const slashed = (path: string) => path.replaceAll('\\', '/')

/** Shows all that is to be done. */
function show({ plan, install, target }: Work, say: (line: string) => void): void {
  if (install !== undefined) say(`Packages:  ${install.join(' ')}`)
  const isFromFile = install?.some((word) => word.endsWith('.tgz')) === true
  if (isFromFile) {
    say(`  (${lab.package} is not in the registry yet, so it comes from a file.)`)
  }
  if (isFromFile && plan.edits.some(({ path }) => path.endsWith('/wallets.yml'))) {
    say(
      '  (A server for CI does not have this file: the workflow passes once the file is in your repository, and package.json names it there.)',
    )
  }
  for (const { path, before, after } of plan.edits) {
    say('')
    for (const line of diffText(path, before, after)) say(line)
  }
  for (const { path, why, lines } of plan.byHand) {
    say('')
    say(`${path} needs lines that you add by hand, because ${why}:`)
    for (const line of lines) say(`    ${line}`)
  }
  say('')
  say(`The app is in ${target.folder}.`)
}

/** Installs the packages and writes the files; or leaves everything as it was. */
async function apply(
  { target, disk, manager, levels, plan, install }: Work,
  say: (line: string) => void,
): Promise<void> {
  const kept = keepManifests(levels, manager)
  if (install !== undefined) {
    say(`Installing the packages: ${install.join(' ')}`)
    await installPackages(install, target.folder, manager).catch((cause: unknown) => {
      kept.restore()
      throw cause
    })
  }
  try {
    const before = disk.read('package.json') ?? ''
    const { packages } = readManifest(before)
    const added = Object.keys(packages).filter(
      (name) => !Object.hasOwn(target.manifest.packages, name),
    )
    const edits = planAgain(plan, before)
    requireUnchanged(disk, edits)
    const record = withEdits(readRecord(disk) ?? emptyRecord, edits, added)
    writeAll(disk, [
      ...edits.map(({ path, after }) => ({ path, text: after })),
      { path: recordFile, text: recordText(record) },
    ])
  } catch (cause) {
    kept.restore()
    throw cause
  }
}

/** The edits, with that of package.json in the text that the package manager has left. */
function planAgain(plan: Plan, before: string): readonly FileEdit[] {
  const others = plan.edits.filter(({ path }) => path !== 'package.json')
  const insertions = addScripts(before, plan.scripts) ?? []
  if (insertions.length === 0) return others
  const inserted = insertions.map(({ text }) => text)
  const after = insertAll(before, insertions)
  return [...others, { path: 'package.json', before, after, inserted }]
}

/** Runs the new test, and says how to go on. */
async function finish(
  { target, manager, plan }: Work,
  { runsTest }: InitOptions,
  say: (line: string) => void,
): Promise<boolean> {
  const { folder } = target
  const script = manager.run(plan.script)
  const run = script.join(' ')
  for (const note of plan.notes) say(note)
  if (plan.byHand.length > 0) {
    const paths = plan.byHand.map(({ path }) => path).join(' and ')
    say(`Add the lines above to ${paths} by hand, then run the test with ${run}.`)
    return false
  }
  const undo = `npx ${lab.command} init --remove takes everything back.`
  if (!runsTest) {
    say(`Foyer's lab is set up. Run its test with ${run}; ${undo}`)
    return true
  }
  if (process.env['FOYER_CHROMIUM'] === undefined) {
    const install = manager.exec('playwright', 'install', 'chromium')
    const code = await exitCodeOf(install, folder)
    if (code !== 0) {
      throw new Error(
        `Foyer's lab is set up, but its test was not run: Chromium could not be installed. Run ${install.join(' ')} with a network, or set FOYER_CHROMIUM to the path of a Chromium, then run ${run}.`,
      )
    }
  }
  say(`Running the test: ${run}`)
  const code = await exitCodeOf(script, folder, { PORT: String(await freePort()) })
  if (code !== 0) {
    throw new Error(
      `Foyer's lab is set up, but its test failed, as it says above. Correct it and run ${run}, or take everything back with npx ${lab.command} init --remove.`,
    )
  }
  say(`Foyer's lab is set up, and its test passes. Run it again with ${run}; ${undo}`)
  say(`More: ${guide}`)
  return true
}
