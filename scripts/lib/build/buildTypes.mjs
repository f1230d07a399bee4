import { runTool } from '../runTool.mjs'

/**
 * Writes the declarations of every entry point into dist/package and dist/lab, each complete in itself but for what several share and
 * for the types of the host's own packages.
 *
 * @param {string} root
 * @returns {Promise<string[]>} what is wrong with the types
 */
export async function buildTypes(root) {
  /** @type {readonly (readonly [string, readonly string[]])[]} */
  const steps = [
    ['tsc', ['-p', 'tsconfig.build.json']],
    ['rolldown', ['-c', 'rolldown.config.mjs']],
  ]
  for (const [tool, args] of steps) {
    const { code, output } = await runTool(tool, args, { cwd: root })
    if (code !== 0) return [`types: ${output.trim()}`]
  }
  return []
}
