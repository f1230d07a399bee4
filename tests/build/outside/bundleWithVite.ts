import { join } from 'node:path'
import { build } from 'vite'

/**
 * A page of a host app, bundled by Vite as it comes: file names to contents.
 *
 * @param define expressions to replace, as Vite's option of that name has them
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
