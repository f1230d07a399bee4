import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../runCommand.mjs'
import { programOf } from './programOf.mjs'

/** @typedef {import('./chainTools.mjs').ChainTool} ChainTool */

/**
 * Installs a tool from the registry into a folder of its own, unless it is there in that version, and starts it once.
 *
 * @param {ChainTool} tool
 * @param {{ cache: string, say: (line: string) => void, run?: typeof runCommand }} options `cache` holds a folder for each tool
 * @returns {Promise<{ folder: string } | { leftOut: string }>} the folder of the tool, or why it is missing
 */
export async function obtainTool(tool, { cache, say, run = runCommand }) {
  const folder = join(cache, tool.name)
  if (!isInstalled(tool, folder)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, dependencies: tool.packages }),
    )
    const packages = Object.entries(tool.packages).map(([name, version]) => `${name}@${version}`)
    say(`installing ${packages.join(', ')} into ${folder} (about ${tool.megabytes} MB, once)`)
    // No script of a package runs: the programs are in packages of their own, one for each platform.
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output } = await run('npm', args, { cwd: folder })
    if (code !== 0) return { leftOut: `npm could not install it: ${reasonOf(output)}` }
  }
  const started = await run(programOf(tool.name, folder), ['--version'], { cwd: folder })
  if (started.code === 0) return { folder }
  return { leftOut: `it does not start on this machine: ${reasonOf(started.output)}` }
}

/**
 * @param {ChainTool} tool
 * @param {string} folder
 */
function isInstalled(tool, folder) {
  return Object.entries(tool.packages).every(([name, version]) => {
    const manifest = join(folder, 'node_modules', name, 'package.json')
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version
  })
}

/**
 * The first sentences of a program's output, without npm's marks.
 *
 * @param {string} output
 */
function reasonOf(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
  return (
    lines
      .filter((line) => line !== '' && !/^(syscall|errno) /.test(line))
      .slice(0, 2)
      .join('; ') || 'it said nothing'
  )
}
