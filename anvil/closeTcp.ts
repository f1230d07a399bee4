import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

/**
 * How a node is started so that no web page can use its TCP port, which it opens whatever its
 * options are.
 */
export interface ClosedTcp {
  /** Returns the address that the next node listens on. */
  readonly host: () => string
  /** Returns the command that runs it. */
  readonly command: (file: string, args: readonly string[]) => [string, string[]]
  /** True if no other process can reach the port. */
  readonly isUnreachable: boolean
}

/**
 * Closes the TCP port of nodes. On Linux the node gets a network of its own, if the system lets an
 * ordinary user create one. Elsewhere it listens on a loopback address drawn from 16 million, or on
 * macOS, which has only one, on 127.0.0.1; the system draws its port in each case. A page would
 * have to find both. The system is asked once, for all nodes.
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
