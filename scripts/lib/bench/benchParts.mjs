import { chainsBench } from './chainsBench.mjs'
import { clockBench } from './clockBench.mjs'
import { commandBench } from './commandBench.mjs'
import { directoryBench } from './directoryBench.mjs'
import { hostTestBench } from './hostTestBench.mjs'
import { listBench } from './listBench.mjs'
import { motionBench } from './motionBench.mjs'
import { openBench } from './openBench.mjs'
import { pairingBench } from './pairingBench.mjs'
import { playerBench } from './player/playerBench.mjs'
import { sizeBench } from './sizeBench.mjs'
import { startBench } from './startBench.mjs'
import { suiteBench } from './suite/suiteBench.mjs'

/**
 * The parameters of a part.
 *
 * @typedef {object} Bench
 * @property {string} root the folder of the repository
 * @property {number} rounds how often each thing is measured
 * @property {(line: string) => void} say prints a result
 * @property {import('@playwright/test').Browser} browser
 * @property {() => Promise<{ folder: string, graph: import('../build/bundleGraph.mjs').Graph }>} builtPackage
 * @property {() => Promise<Awaited<ReturnType<typeof import('./serveHostPages.mjs').serveHostPages>>>} hostPages
 */

/** Everything that can be measured, in order. @type {Readonly<Record<string, (bench: Bench) => Promise<void>>>} */
export const benchParts = {
  size: sizeBench,
  open: openBench,
  pairing: pairingBench,
  directory: directoryBench,
  lists: listBench,
  motion: motionBench,
  player: playerBench,
  start: startBench,
  command: commandBench,
  hostTest: hostTestBench,
  suite: suiteBench,
  clock: clockBench,
  chains: chainsBench,
}
