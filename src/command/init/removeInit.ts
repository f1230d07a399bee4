import { diffText } from '../app/apply/diffText.ts'
import { diskIn } from '../app/apply/disk.ts'
import { planRemoval } from './record/planRemoval.ts'
import { readRecord } from './record/record.ts'
import { exitCodeOf } from '../app/apply/runProgram.ts'
import { requireWritable, writeAll } from '../app/apply/writeAll.ts'
import { isConfirmed } from '../app/ask.ts'
import { packageManagerOf } from '../app/detect/packageManager.ts'
import type { InitOptions } from './initOptions.ts'
import { recordFile } from '../app/lab.ts'
import type { Manifest } from '../app/project/manifest.ts'
import { levelsOf } from '../app/project/surroundings.ts'

/**
 * Takes back what `init` wrote in an app, as far as it is unchanged since, and names the rest.
 * @returns whether nothing of it is left
 * @throws Error with one sentence: what failed, why, and how to go on
 */
export async function removeInit(
  folder: string,
  manifest: Manifest,
  { isYes, isDry }: InitOptions,
  say: (line: string) => void,
): Promise<boolean> {
  const disk = diskIn(folder)
  const record = readRecord(disk)
  if (record === undefined) {
    throw new Error(
      `There is no ${recordFile} in ${folder}, so nothing is known to take back: change to the folder in which init was run.`,
    )
  }
  const { writes, kept, packages } = planRemoval(disk, record, manifest.packages)
  const manager = packageManagerOf(levelsOf(folder), process.env['npm_config_user_agent'])
  const uninstall = packages.length === 0 ? undefined : manager.remove(packages)
  if (uninstall !== undefined) say(`Packages:  ${uninstall.join(' ')}`)
  for (const { path, text } of writes.filter(({ path }) => path !== recordFile)) {
    say('')
    if (text === undefined) say(`delete ${path}`)
    else for (const line of diffText(path, disk.read(path), text)) say(line)
  }
  say('')
  for (const sentence of kept) say(sentence)
  if (isDry) {
    say('Nothing was written, because of --dry-run.')
    return true
  }
  if (!isYes && !(await isConfirmed(say))) return false
  requireWritable(
    disk,
    writes.map(({ path }) => path),
  )
  writeAll(disk, writes)
  // The package of this command may be gone behind this line: nothing of it is loaded any more.
  const code = uninstall === undefined ? 0 : await exitCodeOf(uninstall, folder)
  if (code !== 0) {
    throw new Error(
      `The files are taken back, but the packages are still installed, because ${manager.name} ended with code ${code}: run ${uninstall?.join(' ')}.`,
    )
  }
  if (kept.length === 0) say("Everything of Foyer's lab is taken back.")
  return kept.length === 0
}
