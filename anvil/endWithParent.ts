import { spawnSync } from 'node:child_process'

/** A command as it was, or run so that the system kills it with this process. */
export type CommandWrapper = (file: string, args: readonly string[]) => [string, string[]]

/**
 * How a command is run so that the system kills it when this process dies, even by SIGKILL. Where the system cannot do
 * that (anything but Linux with util-linux) the command stays as it was; it then ends with every other way in which
 * this process ends. Asks the system once: a start that asks again blocks everybody else for a while.
 */
export function endWithParent(): CommandWrapper {
  const wrapper = ['--pdeathsig', 'KILL', '--']
  const works =
    process.platform === 'linux' && spawnSync('setpriv', [...wrapper, 'true']).status === 0
  return works
    ? (file, args) => ['setpriv', [...wrapper, file, ...args]]
    : (file, args) => [file, [...args]]
}
