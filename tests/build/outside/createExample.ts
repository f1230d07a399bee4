import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { hereConfig, hereConfigName } from '../../../scripts/lib/examples/hereConfig.mjs'
import { followLinksInNext } from './followLinksInNext.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * An example as a user copies it: in a folder outside this repository, with the packed package and the packages of its
 * manifest. Nothing else is found from there.
 *
 * @returns the folder
 */
export async function createExample(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `foyerkit-${name}-`))
  await cp(join(root, 'examples', name), folder, { recursive: true })
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  await installOutside(
    folder,
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  )
  return folder
}

/**
 * Installs the packed package and the given packages, as they are installed here, in an app outside this repository,
 * with settings to test it on this machine.
 */
export async function installOutside(
  folder: string,
  dependencies: readonly string[],
): Promise<void> {
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, 'foyerkit'), { recursive: true })
  const unpack = ['-C', join(modules, 'foyerkit'), '--strip-components=1']
  await run('tar', ['-xzf', join(root, 'dist/foyerkit.tgz'), ...unpack])
  for (const dependency of dependencies) {
    if (dependency === 'foyerkit') continue
    const link = join(modules, dependency)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', dependency), link, 'junction')
  }
  await linkCommand(modules)
  if (dependencies.includes('next')) await followLinksInNext(folder, root)
  await writeFile(join(folder, hereConfigName), hereConfig)
}

/** `npx foyerkit`, as npm installs it. */
async function linkCommand(modules: string): Promise<void> {
  const command = join(modules, 'foyerkit/dist/node/foyerkit.js')
  await chmod(command, 0o755)
  await mkdir(join(modules, '.bin'))
  await symlink(command, join(modules, '.bin/foyerkit'))
}
