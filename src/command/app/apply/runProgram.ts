import { spawn } from 'node:child_process'
import { untilEnded } from '../../untilEnded.ts'

/**
 * Runs a program of the developer in a folder until it ends. Its output is shown as it comes.
 * @returns the exit code
 * @throws Error if it cannot be started
 */
export function runProgram(
  [program = '', ...args]: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  // On Windows only a shell can start the scripts of package managers.
  const isWindows = process.platform === 'win32'
  const child = spawn(program, isWindows ? args.map(quoted) : args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    env: { ...ownEnvironment(process.env), ...env },
  })
  return untilEnded(child, 'SIGTERM').catch((cause: unknown) => {
    throw new Error(`${program} cannot be started`, { cause })
  })
}

/** The exit code of a program, which is 127 if it cannot be started, as in a shell. */
export const exitCodeOf = (...program: Parameters<typeof runProgram>): Promise<number> =>
  runProgram(...program).catch(() => 127)

const quoted = (arg: string) => (/[^\w@./:=-]/.test(arg) ? `"${arg.replaceAll('"', '')}"` : arg)

/**
 * The environment without what `npx` tells its program of itself: an `npx` that this one starts would take it for its own options.
 * @param all the variables of this process
 */
export const ownEnvironment = (all: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name]) => !/^npm_(?:config_(?:package|call)$|lifecycle_|package_)/i.test(name),
    ),
  )
