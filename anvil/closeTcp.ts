import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/** How a node is started so that its TCP port, which it opens whatever its options say, is of no use to a web page. */
export interface ClosedTcp {
  /** The address that the next node listens on. */
  readonly host: () => string
  /** The command that runs it. */
  readonly command: (file: string, args: readonly string[]) => [string, string[]]
  /** True if no other process can reach the port. */
  readonly isUnreachable: boolean
}

/**
 * On Linux the node gets a network of its own, where the system lets an ordinary user make one. Elsewhere it listens
 * on a loopback address drawn from 16 million, or on macOS, which has only one, on 127.0.0.1; its port is drawn by the
 * system in each case. A page would have to find both. Asks the system once, for all nodes that are started.
 */
export function closeTcp(platform: string = process.platform): ClosedTcp {
  const wrapper = ['--user', '--net', '--']
  if (platform === 'linux' && spawnSync('unshare', [...wrapper, 'true']).status === 0) {
    return {
      host: () => '0.0.0.0',
      command: (file, args) => ['unshare', [...wrapper, file, ...args]],
      isUnreachable: true,
    }
  }
  const part = () => randomInt(1, 255)
  return {
    host: () => (platform === 'darwin' ? '127.0.0.1' : `127.${part()}.${part()}.${part()}`),
    command: (file, args) => [file, [...args]],
    isUnreachable: false,
  }
}
