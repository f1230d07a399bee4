import { readdirSync } from 'node:fs'

/** The exports of each `x.scenario.ts` on the disk, by its path from this folder. Keys and order are those of Vite. */
export async function readScenarioFiles(): Promise<Record<string, Record<string, unknown>>> {
  const folder = new URL('.', import.meta.url)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `./${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.scenario.ts'))
    .toSorted()
  const found = paths.map(async (path): Promise<[string, Record<string, unknown>]> => {
    return [path, await import(/* @vite-ignore */ new URL(path, folder).href)]
  })
  return Object.fromEntries(await Promise.all(found))
}
