import { availableParallelism, totalmem } from 'node:os'

/** Memory that a worker needs with its browser and its local chains, in bytes. */
const memoryOfWorker = 1.5 * 2 ** 30

/**
 * How many browser tests run side by side: one for each core, if the memory is enough for that many, and two at least.
 *
 * @param {{ cores: number, memory: number }} machine its memory in bytes; this machine if absent
 */
export function browserWorkers({ cores, memory } = thisMachine()) {
  return Math.max(2, Math.min(cores, Math.floor(memory / memoryOfWorker)))
}

const thisMachine = () => ({ cores: availableParallelism(), memory: totalmem() })
