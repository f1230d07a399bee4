import { readdirSync, readFileSync } from 'node:fs'

/** Ticks per second of the times in /proc. Linux fixes it for all programs. */
const ticksPerSecond = 100

/** Time between two looks, in ms. */
const interval = 100

/**
 * A process, as /proc describes it.
 *
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent pid of its parent
 * @property {number} began when it was started: with the pid, it names the process
 * @property {number} ticks its user and system time so far
 */

/**
 * Follows the user and system time of all processes that this one starts, and of those that they start. It reads /proc
 * ten times a second, so it misses the last moments of each process. `stop` returns seconds, and `undefined` on systems
 * without /proc.
 *
 * @returns {{ stop: () => number | undefined }}
 */
export function followProcessorTime() {
  if (process.platform !== 'linux') return { stop: () => undefined }
  const sum = createTreeTime(process.pid)
  const look = () => sum.add(readProcesses())
  const timer = setInterval(look, interval)
  return {
    stop() {
      look()
      clearInterval(timer)
      return sum.ticks() / ticksPerSecond
    },
  }
}

/**
 * Adds up the times of the processes below `root`. A process that ended keeps its time, and one that lost its parent
 * still belongs to the tree.
 *
 * @param {number} root pid, whose own time does not count
 */
export function createTreeTime(root) {
  /** @type {Map<string, number>} the ticks of each process of the tree */
  const seen = new Map()
  return {
    /** @param {readonly Process[]} processes all that run now */
    add(processes) {
      const byPid = new Map(processes.map((each) => [each.pid, each]))
      /** @type {(each: Process | undefined) => boolean} */
      const belongs = (each) =>
        each !== undefined &&
        (each.parent === root || seen.has(nameOf(each)) || belongs(byPid.get(each.parent)))
      for (const each of processes) if (belongs(each)) seen.set(nameOf(each), each.ticks)
    },
    ticks: () => [...seen.values()].reduce((total, ticks) => total + ticks, 0),
  }
}

/** @param {Process} process */
const nameOf = ({ pid, began }) => `${pid} ${began}`

/**
 * All processes of this machine.
 *
 * @returns {Process[]}
 */
function readProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [processOf(readFileSync(`/proc/${name}/stat`, 'utf8'))]
      } catch {
        // It ended since the folder was listed.
        return []
      }
    })
}

/**
 * Reads a line of /proc/{pid}/stat. The second field is the name in parentheses, which may contain spaces.
 *
 * @param {string} line
 * @returns {Process}
 */
export function processOf(line) {
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const [user = 0, system = 0] = fields.slice(11, 13)
  return { pid: Number.parseInt(line, 10), parent, began: fields[19] ?? 0, ticks: user + system }
}
