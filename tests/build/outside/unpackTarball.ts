import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Installs a packed package of this repository in a `node_modules` folder, without its dependencies. */
export async function unpackTarball(
  name: 'foyerkit' | 'foyerkit-lab',
  modules: string,
): Promise<void> {
  const tarball = fileURLToPath(new URL(`../../../dist/${name}.tgz`, import.meta.url))
  const folder = join(modules, name)
  await mkdir(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
}
