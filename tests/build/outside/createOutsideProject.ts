import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackTarball } from './unpackTarball.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const installed = (name: string) => join(root, 'node_modules', name)

/** The packages that a host app installs beside the two packages, its React and its viem. */
const linked = [
  '@foundry-rs/anvil',
  '@playwright/test',
  '@types/node',
  '@solana/kit',
  'ethers',
  'litesvm',
  'vite',
  'wagmi',
  'wagmi-core-2',
  'webpack',
]

/** The installed releases that a project uses, by their names in package.json. */
export interface Releases {
  readonly react: 'react' | 'react-18-1' | 'react-18-2' | 'react-18-3' | 'react-19-0' | 'react-19-1'
  readonly viem: 'viem' | 'viem-2-40' | 'viem-newest'
}

/**
 * A host app in a folder outside this repository: the pages of `tests/build/hosts`, the two packed packages, and the
 * packages such an app installs beside it. Nothing else is found from there.
 *
 * @returns the folder
 */
export async function createOutsideProject({ react, viem }: Releases): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyerkit-'))
  const modules = join(folder, 'node_modules')
  await mkdir(join(modules, '@types'), { recursive: true })
  await cp(join(root, 'tests/build/hosts'), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await unpackTarball('foyerkit', modules)
  await unpackTarball('foyerkit-lab', modules)
  // Copied, because a linked react-dom would import the react of its real folder.
  await cp(installed('scheduler'), join(modules, 'scheduler'), { recursive: true })
  await cp(installed(react), join(modules, 'react'), { recursive: true })
  await cp(installed(react.replace('react', 'react-dom')), join(modules, 'react-dom'), {
    recursive: true,
  })
  // Copied for the same reason.
  const [types, domTypes] = react.startsWith('react-18')
    ? ['types-react-18', 'types-react-dom-18']
    : ['@types/react', '@types/react-dom']
  await cp(installed(types), join(modules, '@types/react'), { recursive: true })
  await cp(installed(domTypes), join(modules, '@types/react-dom'), { recursive: true })
  for (const name of ['csstype', '@types/prop-types']) {
    await symlink(installed(name), join(modules, name), 'junction')
  }
  const links = { viem, ...Object.fromEntries(linked.map((name) => [name, name])) }
  for (const [name, target] of Object.entries(links)) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(installed(target), join(modules, name), 'junction')
  }
  return folder
}
