/** Memory that a worker needs with its browser and its local chains, in bytes. */
const memoryOfWorker = 1.5 * 2 ** 30

/**
 * How many browser tests run side by side: one for each core, if the memory is enough for that many, and two at least.
 *
 * @param {{ cores: number, memory: number }} machine its memory in bytes
 */
export function browserWorkers({ cores, memory }) {
  return Math.max(2, Math.min(cores, Math.floor(memory / memoryOfWorker)))
}
