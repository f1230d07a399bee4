import { copyFileSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  readScreenResults,
  writeScreenResults,
  type ScreenResult,
} from '../../../server/screens/screenResults.ts'
import { isPlainFile } from '../../../server/screens/ownFile.ts'
import { prepareScreens } from '../prepareScreens.ts'
import { sayScreens } from '../reportScreens.ts'

/**
 * Merges the screens of shards into the folder of the results, as if one machine had taken them, and prints their counts.
 * @param folders of the shards, in their order
 * @throws Error if a shard has no screens, or if browsers or versions differ: their pictures differ, too
 */
export function mergeShardScreens(folders: readonly string[], say: (line: string) => void): void {
  const missing = folders.find((folder) => !isFolder(folder))
  if (missing !== undefined) {
    throw new Error(`There is no ${missing}: copy the whole folder of each shard.`)
  }
  const all = folders.map(readScreenResults)
  const [first] = all
  if (first === undefined) return
  const other = all.find(
    ({ browser, foyerkit }) => browser !== first.browser || foyerkit !== first.foyerkit,
  )
  if (other !== undefined) {
    throw new Error(
      `The shards took their screens with ${first.browser} and foyerkit ${first.foyerkit}, and with ${other.browser} and foyerkit ${other.foyerkit}. Use the same on all machines.`,
    )
  }
  const screens: readonly ScreenResult[] = all.flatMap((each) => each.screens)
  const target = prepareScreens()
  for (const folder of folders) {
    copyPictures(join(folder, 'pictures'), join(target, 'pictures'))
  }
  const { foyerkit, browser } = first
  const failsOnNew = all.some((each) => each.failsOnNew)
  writeScreenResults(target, { foyerkit, browser, failsOnNew, screens })
  sayScreens(screens, say)
}

/** A shard may come from anyone. Only files that are named as a run names them are copied, and no link is followed. */
function copyPictures(from: string, to: string): void {
  if (!isFolder(from)) return
  for (const name of readdirSync(from)) {
    const isPicture = /^(?:[0-9a-f]{64}|[0-9a-f]{16}-[0-9a-f]{16})\.png$/.test(name)
    if (isPicture && isPlainFile(join(from, name))) copyFileSync(join(from, name), join(to, name))
  }
}

/** Whether it is a folder, and not a link to one. */
const isFolder = (path: string) =>
  lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
