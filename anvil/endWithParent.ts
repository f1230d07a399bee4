import { spawnSync } from 'node:child_process'

/**
 * A command that runs another one so that the system kills it when this process dies, even by SIGKILL. Where the
 * system cannot do that (anything but Linux with util-linux) the command comes back as it was; it then ends with
 * every other way in which this process ends.
 */
export function endWithParent(file: string, args: readonly string[]): [string, string[]] {
  const wrapper = ['--pdeathsig', 'KILL', '--']
  const works =
    process.platform === 'linux' && spawnSync('setpriv', [...wrapper, 'true']).status === 0
  return works ? ['setpriv', [...wrapper, file, ...args]] : [file, [...args]]
}
