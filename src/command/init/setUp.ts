import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { diffText } from './apply/diffText.ts'
import { diskIn, type Disk } from './apply/disk.ts'
import { freePort } from './apply/freePort.ts'
import { keepFiles } from './apply/keepFiles.ts'
import { emptyRecord, readRecord, recordText, withEdits } from './apply/record.ts'
import { runProgram } from './apply/runProgram.ts'
import { requireWritable, writeAll } from './apply/writeAll.ts'
import { isConfirmed } from './ask.ts'
import { detectApp, type App } from './detect/app.ts'
import { lockFiles, packageManagerOf, type PackageManager } from './detect/packageManager.ts'
import type { InitOptions } from './initOptions.ts'
import { guide, lab, recordFile } from './lab.ts'
import { missingPackages, neededPackages, toInstall, tooOld } from './plan/packages.ts'
import type { FileEdit, Plan } from './plan/plan.ts'
import { planInit } from './plan/planInit.ts'
import { uncommitted } from './project/git.ts'
import { readManifest, type Manifest } from './project/manifest.ts'
import { readTree } from './project/readTree.ts'
import { levelsOf, type FolderLevel } from './project/surroundings.ts'
import { addScripts } from './syntax/addScripts.ts'
import { insertAll } from './syntax/insertion.ts'

/** The app to set up. */
export interface Target {
  readonly folder: string
  readonly manifest: Manifest
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
  if (!(await isAgreed(work, options, say))) return false
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
  const names = Object.keys(wanted)
  const old = tooOld(
    Object.fromEntries(
      names.flatMap((name) => {
        const version = installedVersion(levels, name) ?? manifest.packages[name]
        return version === undefined ? [] : [[name, version]]
      }),
    ),
    wanted,
  )
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

function tarballsIn(from: string | undefined) {
  if (from === undefined) return undefined
  const folder = resolve(from)
  try {
    return { folder, files: readdirSync(folder) }
  } catch (cause) {
    throw new Error(`--from needs a folder with tarballs, but ${from} cannot be read.`, { cause })
  }
}

/** Whether a package is in a folder of packages of the app or around it. Yarn can keep them in archives, which it looks after itself. */
const isFound = (levels: readonly FolderLevel[], name: string): boolean =>
  levels.some(
    ({ folder, names }) =>
      names.includes('.pnp.cjs') || existsSync(join(folder, 'node_modules', name, 'package.json')),
  )

function installedVersion(levels: readonly FolderLevel[], name: string): string | undefined {
  for (const { folder } of levels) {
    const file = join(folder, 'node_modules', name, 'package.json')
    if (existsSync(file)) return String(JSON.parse(readFileSync(file, 'utf8')).version)
  }
  return undefined
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

/** Whether the developer agrees. */
async function isAgreed(
  { target, plan }: Work,
  { isYes, isForced }: InitOptions,
  say: (line: string) => void,
): Promise<boolean> {
  // package.json is likely to have changed: the command itself may just have been installed.
  const edited = plan.edits
    .filter(({ path, before }) => before !== undefined && path !== 'package.json')
    .map(({ path }) => path)
  const dirty = isForced ? [] : uncommitted(target.folder, edited)
  const changes = `${dirty.join(', ')} ${dirty.length === 1 ? 'has' : 'have'} changes that are not committed`
  if (isYes) {
    if (dirty.length === 0) return true
    throw new Error(
      `${changes}, so nothing was written. Commit or stash them, or add --force, and run the command again.`,
    )
  }
  return isConfirmed(say, dirty.length > 0 ? `${changes}.` : undefined)
}

/** Installs the packages and writes the files; or leaves everything as it was. */
async function apply(
  { target, disk, manager, levels, plan, install }: Work,
  say: (line: string) => void,
): Promise<void> {
  const kept = keepManifests(levels, manager)
  if (install !== undefined) {
    say(`Installing the packages: ${install.join(' ')}`)
    const code = await runProgram(install, target.folder).catch(() => 127)
    if (code !== 0) {
      kept.restore()
      const again =
        code === 127
          ? `Check that ${manager.name} is installed`
          : 'Its own words above say why; without a network it cannot download anything'
      throw new Error(
        `Failed to install the packages: ${manager.name} ended with code ${code}. ${again}. package.json is as it was, and no file was written.`,
      )
    }
  }
  try {
    const before = disk.read('package.json') ?? ''
    const { packages } = readManifest(before)
    const added = Object.keys(packages).filter(
      (name) => !Object.hasOwn(target.manifest.packages, name),
    )
    const edits = planAgain(plan, before)
    const changed = edits.find((edit) => disk.read(edit.path) !== edit.before)
    if (changed !== undefined) {
      throw new Error(
        `${changed.path} has changed meanwhile, so no file was written: run the command again.`,
      )
    }
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

/** Keeps the files that a package manager changes: those of the app, and of the workspace around it. */
function keepManifests(levels: readonly FolderLevel[], manager: PackageManager) {
  const names = ['package.json', 'pnpm-workspace.yaml', ...lockFiles[manager.name]]
  const all = levels.map(({ folder }) => keepFiles(diskIn(folder), names))
  return { restore: () => all.forEach(({ restore }) => restore()) }
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
    const code = await runProgram(install, folder).catch(() => 127)
    if (code !== 0) {
      throw new Error(
        `Foyer's lab is set up, but its test was not run: Chromium could not be installed. Run ${install.join(' ')} with a network, or set FOYER_CHROMIUM to the path of a Chromium, then run ${run}.`,
      )
    }
  }
  say(`Running the test: ${run}`)
  const code = await runProgram(script, folder, { PORT: String(await freePort()) }).catch(() => 127)
  if (code !== 0) {
    throw new Error(
      `Foyer's lab is set up, but its test failed, as it says above. Correct it and run ${run}, or take everything back with npx ${lab.command} init --remove.`,
    )
  }
  say(`Foyer's lab is set up, and its test passes. Run it again with ${run}; ${undo}`)
  say(`More: ${guide}`)
  return true
}
