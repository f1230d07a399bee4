import { chmod, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hereConfig, hereConfigName } from '../../../scripts/lib/examples/hereConfig.mjs'
import { followLinksInNext } from './followLinksInNext.ts'
import { unpackTarball } from './unpackTarball.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * An example as a user copies it: in a folder outside this repository, with the packages of its manifest, those of this
 * repository from their tarballs. Nothing else is found from there.
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
 * Installs packages in an app outside this repository, with settings to test it on this machine: those of this repository from
 * their tarballs, the others as they are installed here.
 */
export async function installOutside(
  folder: string,
  dependencies: readonly string[],
): Promise<void> {
  const modules = join(folder, 'node_modules')
  const own = ['foyerkit', 'foyerkit-lab'] as const
  for (const name of own.filter((each) => dependencies.includes(each))) {
    await unpackTarball(name, modules)
  }
  const hasLab = dependencies.includes('foyerkit-lab')
  // npm would install what `foyerkit-lab` depends on.
  for (const dependency of new Set([...dependencies, ...(hasLab ? ['viem'] : [])])) {
    if (own.some((name) => name === dependency)) continue
    const link = join(modules, dependency)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', dependency), link, 'junction')
  }
  if (hasLab) await linkCommand(modules)
  if (dependencies.includes('next')) await followLinksInNext(folder, root)
  await writeFile(join(folder, hereConfigName), hereConfig)
}

/** `npx foyerkit`, as npm installs it. */
async function linkCommand(modules: string): Promise<void> {
  const command = join(modules, 'foyerkit-lab/dist/node/foyerkit.js')
  await chmod(command, 0o755)
  await mkdir(join(modules, '.bin'))
  await symlink(command, join(modules, '.bin/foyerkit'))
}
