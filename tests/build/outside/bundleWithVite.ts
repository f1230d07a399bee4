import { join } from 'node:path'
import { build } from 'vite'

/**
 * A page of a host app, bundled by Vite with its defaults: file names to contents.
 *
 * @param define replaced expressions, as in Vite's option
 */
export async function bundleWithVite(
  folder: string,
  page: string,
  define: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    define: { ...define },
    build: {
      write: false,
      rolldownOptions: {
        input: { page: join(folder, page) },
        output: { entryFileNames: 'host/[name].js' },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return new Map(
    outputs
      .flatMap((output) => ('output' in output ? output.output : []))
      .map((file) => [
        file.fileName,
        file.type === 'chunk' ? file.code : Buffer.from(file.source).toString(),
      ]),
  )
}
