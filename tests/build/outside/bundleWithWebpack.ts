import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A page of a host app, bundled by webpack as it comes: file names to contents.
 *
 * @throws when webpack has any error or warning
 */
export async function bundleWithWebpack(
  folder: string,
  page: string,
): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await run(process.execPath, ['bundleWithWebpack.mjs', page], { cwd: folder })
  if (stdout !== '') throw new Error(`webpack: ${stdout}`)
  const output = join(folder, 'webpack')
  const files = await readdir(output, { recursive: true })
  return new Map(
    await Promise.all(
      files
        .filter((file) => file.endsWith('.js'))
        .map(async (file) => [file, await readFile(join(output, file), 'utf8')] as const),
    ),
  )
}
