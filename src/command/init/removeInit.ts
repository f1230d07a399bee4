import { diffText } from './apply/diffText.ts'
import { diskIn } from './apply/disk.ts'
import { planRemoval } from './apply/planRemoval.ts'
import { readRecord } from './apply/record.ts'
import { runProgram } from './apply/runProgram.ts'
import { requireWritable, writeAll } from './apply/writeAll.ts'
import { isConfirmed } from './ask.ts'
import { packageManagerOf } from './detect/packageManager.ts'
import type { InitOptions } from './initOptions.ts'
import { recordFile } from './lab.ts'
import type { Manifest } from './project/manifest.ts'
import { levelsOf } from './project/surroundings.ts'

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
  const code = uninstall === undefined ? 0 : await runProgram(uninstall, folder).catch(() => 127)
  if (code !== 0) {
    throw new Error(
      `The files are taken back, but the packages are still installed, because ${manager.name} ended with code ${code}: run ${uninstall?.join(' ')}.`,
    )
  }
  if (kept.length === 0) say("Everything of Foyer's lab is taken back.")
  return kept.length === 0
}
