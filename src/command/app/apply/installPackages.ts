import { lockFiles, type PackageManager } from '../detect/packageManager.ts'
import type { FolderLevel } from '../project/surroundings.ts'
import { diskIn } from './disk.ts'
import { keepFiles } from './keepFiles.ts'
import { exitCodeOf } from './runProgram.ts'

/** Keeps the files that a package manager changes: those of the app, and of the workspace around it. */
export function keepManifests(levels: readonly FolderLevel[], manager: PackageManager) {
  const names = ['package.json', 'pnpm-workspace.yaml', ...lockFiles[manager.name]]
  const all = levels.map(({ folder }) => keepFiles(diskIn(folder), names))
  return { restore: () => all.forEach(({ restore }) => restore()) }
}

/**
 * Runs a package manager, which installs or removes packages.
 * @throws Error if it fails, with how to go on
 */
export async function installPackages(
  command: readonly string[],
  folder: string,
  manager: PackageManager,
): Promise<void> {
  const removes = manager.remove([])[1] === command[1]
  const code = await exitCodeOf(command, folder)
  if (code === 0) return
  const again =
    code === 127
      ? `Check that ${manager.name} is installed`
      : 'Its own words above say why; without a network it cannot download anything'
  throw new Error(
    `Failed to ${removes ? 'remove' : 'install'} the packages: ${manager.name} ended with code ${code}. ${again}. package.json is as it was, and no file was written.`,
  )
}
