import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const names = ['foyer.config.ts', 'foyer.config.mts', 'foyer.config.js', 'foyer.config.mjs']

/** The `foyer.config` of the app in a folder: there, or further up to where its `package.json` lies. */
export function findConfig(folder: string): string | undefined {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file))
  const isTop = existsSync(join(folder, 'package.json')) || dirname(folder) === folder
  return found ?? (isTop ? undefined : findConfig(dirname(folder)))
}
