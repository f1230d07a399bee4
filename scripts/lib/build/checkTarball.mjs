import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../runNpm.mjs'
import { runTool } from '../runTool.mjs'

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(2)} MB`

/**
 * Packs a package as for the registry and checks the result: its size, with publint the fields and files, and with attw the types in
 * each mode of module resolution.
 *
 * @param {string} root
 * @param {import('./packages.mjs').Package} one that `stagePackage` has written
 * @returns {Promise<{ line: string, problems: string[] }>} the line says its size
 */
export async function checkTarball(root, { name, maxBytes }) {
  const tarball = `dist/${name}.tgz`
  const { code, output } = await runNpm(
    ['pack', `./dist/${name}`, '--ignore-scripts', '--json', '--pack-destination', 'dist'],
    { cwd: root },
  )
  const packed = /"filename":\s*"([^"]+)"/.exec(output)?.[1]
  if (code !== 0 || packed === undefined) {
    return { line: `${name}: not packed`, problems: [`npm pack: ${output.trim()}`] }
  }
  renameSync(join(root, 'dist', packed), join(root, tarball))
  /** @param {string} field of what npm prints */
  const number = (field) => Number(new RegExp(`"${field}":\\s*(\\d+)`).exec(output)?.[1])
  const size = number('size')
  const facts = `${megabytes(size)} packed, ${megabytes(number('unpackedSize'))} unpacked, ${number('entryCount')} files`

  const checks = await Promise.all(
    [
      { tool: 'publint', args: ['run', tarball, '--strict'] },
      // There is no CommonJS half: Node loads ES modules from it.
      { tool: 'attw', args: [tarball, '--profile', 'esm-only', '--no-color', '--no-emoji'] },
    ].map(async ({ tool, args }) => ({
      tool,
      ...(await runTool(tool, args, { cwd: root })),
    })),
  )
  return {
    line: `${name}: ${facts}`,
    problems: [
      ...(size <= maxBytes ? [] : [`${tarball}: ${size} bytes, and ${maxBytes} is the limit.`]),
      ...checks.flatMap((check) =>
        check.code === 0 ? [] : [`${check.tool} ${tarball}: ${check.output.trim()}`],
      ),
    ],
  }
}
