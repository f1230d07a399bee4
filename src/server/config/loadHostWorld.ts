import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { findConfig } from './findConfig.ts'
import type { HostWorld } from './hostWorld.ts'
import { importConfig } from './importConfig.ts'
import { readConfig } from './readConfig.ts'
import { toServedChain } from './toServedChain.ts'

/**
 * Loads the host's own world from the `foyer.config` of its app; `undefined` if it has none.
 * @param folder of the app
 * @throws Error that names the file, the invalid option, and how to fix it
 */
export async function loadHostWorld(folder: string): Promise<HostWorld | undefined> {
  const file = findConfig(folder)
  if (file === undefined) return undefined
  const name = basename(file)
  const { exported, files } = await importConfig(file)
  const {
    chains = [],
    setup,
    scenarios,
    page,
    secrets,
    explore,
    screens,
    ...rest
  } = readConfig(exported, name)
  const servedChains = chains.map(toServedChain)
  const id = createHash('sha256')
  for (const each of files) id.update(readFileSync(each))
  return {
    name,
    files,
    setup,
    ...(scenarios === undefined ? {} : { scenarios: resolve(dirname(file), scenarios) }),
    ...(secrets === undefined ? {} : { secrets }),
    ...(explore === undefined ? {} : { explore }),
    ...(page === undefined ? {} : { origin: new URL(page).origin }),
    ...(screens === undefined ? {} : { screenVariants: screens.variants }),
    chains: servedChains,
    page: {
      ...rest,
      id: id.digest('hex').slice(0, 16),
      world: { ...rest.world, chains: servedChains.map(({ fork: _, ...chain }) => chain) },
    },
  }
}
