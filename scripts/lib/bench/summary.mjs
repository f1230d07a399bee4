/**
 * The median, the lowest and the highest of some measurements.
 *
 * @typedef {object} Summary
 * @property {number} median
 * @property {number} lowest
 * @property {number} highest
 * @property {number} rounds
 */

/**
 * @param {readonly number[]} measured at least one
 * @returns {Summary}
 */
export function summarize(measured) {
  const sorted = measured.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [below, above] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (below === undefined || above === undefined || lowest === undefined || highest === undefined) {
    throw new Error('Failed to summarize: nothing was measured.')
  }
  return { median: (below + above) / 2, lowest, highest, rounds: measured.length }
}

/**
 * Divides the time of each round by the reference time of the same round, so that a machine that is slower for a while
 * does not change the result.
 *
 * @param {readonly number[]} measured
 * @param {readonly number[]} reference of the same rounds
 * @returns {Summary}
 */
export function compare(measured, reference) {
  return summarize(
    measured.map((value, round) => {
      const other = reference[round]
      if (other === undefined) throw new Error('Failed to compare: a round has no reference.')
      return value / other
    }),
  )
}

/**
 * One line for the reader: what, its median with its unit, and the lowest and the highest round.
 *
 * @param {string} what
 * @param {Summary} summary
 * @param {string} unit `ms`, or `×` for a ratio
 */
export function lineOf(what, { median, lowest, highest, rounds }, unit) {
  const digits = Math.abs(median) < 10 && unit !== '' ? 2 : 0
  const [middle, low, high] = [median, lowest, highest].map((value) => value.toFixed(digits))
  return `${what.padEnd(66)}${`${middle} ${unit}`.padStart(12)}   ${low} to ${high}, ${rounds} rounds`
}
