import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../runNpm.mjs'
import { runTool } from '../runTool.mjs'

/** Where the packed package lies, for the tests that use it as a stranger would. */
const TARBALL = 'dist/foyerkit.tgz'

/**
 * Packs the package as for the registry and checks the result: publint checks the fields and files, attw checks the types in
 * each mode of module resolution.
 *
 * @param {string} root
 * @returns {Promise<string[]>} problems
 */
export async function checkTarball(root) {
  const packed = await runNpm(
    ['pack', '--ignore-scripts', '--json', '--pack-destination', 'dist'],
    { cwd: root },
  )
  const name = /"filename":\s*"([^"]+)"/.exec(packed.output)?.[1]
  if (packed.code !== 0 || name === undefined) return [`npm pack: ${packed.output.trim()}`]
  renameSync(join(root, 'dist', name), join(root, TARBALL))

  const checks = await Promise.all(
    [
      { tool: 'publint', args: ['run', TARBALL, '--strict'] },
      // There is no CommonJS half: Node loads ES modules from it.
      { tool: 'attw', args: [TARBALL, '--profile', 'esm-only', '--no-color', '--no-emoji'] },
    ].map(async ({ tool, args }) => ({
      tool,
      ...(await runTool(tool, args, { cwd: root })),
    })),
  )
  return checks.flatMap(({ tool, code, output }) =>
    code === 0 ? [] : [`${tool}: ${output.trim()}`],
  )
}
