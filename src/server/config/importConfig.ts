import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Vite from 'vite'

/** The part of Vite that is used. */
type ViteLoader = Pick<typeof Vite, 'loadConfigFromFile'>

/** A config file's default export, and the files it consists of. */
export interface ImportedConfig {
  readonly exported: unknown
  readonly files: readonly string[]
}

/**
 * Runs a config file. If Vite is installed, it loads the file like its own config, so TypeScript and imports without an extension work with
 * every Node. Otherwise Node runs it.
 * @param options.readsTypeScript whether Node runs TypeScript
 * @throws Error that says how to fix the problem
 */
export async function importConfig(
  file: string,
  {
    loadVite = () => import('vite'),
    readsTypeScript = Boolean(Reflect.get(process.features, 'typescript')),
  }: { readonly loadVite?: () => Promise<ViteLoader>; readonly readsTypeScript?: boolean } = {},
): Promise<ImportedConfig> {
  const vite = await loadVite().catch(() => undefined)
  try {
    return vite === undefined
      ? await importByNode(file, readsTypeScript)
      : await importByVite(vite, file)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Failed to read ${basename(file)}: ${why}`, { cause })
  }
}

async function importByVite(
  { loadConfigFromFile }: ViteLoader,
  file: string,
): Promise<ImportedConfig> {
  const env = { command: 'serve', mode: 'development' } as const
  const loaded = await loadConfigFromFile(env, file, dirname(file), 'silent')
  const parts = loaded?.dependencies.map((part) => resolve(dirname(file), part)) ?? []
  return { exported: loaded?.config, files: [...new Set([file, ...parts])] }
}

async function importByNode(file: string, readsTypeScript: boolean): Promise<ImportedConfig> {
  if (!readsTypeScript && /\.m?ts$/.test(file)) {
    throw new Error(
      'this Node does not read TypeScript. Use Node 22.18 or newer, install vite, or write the config in JavaScript, as foyer.config.mjs.',
    )
  }
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href)
  return { exported: module['default'], files: [file] }
}
