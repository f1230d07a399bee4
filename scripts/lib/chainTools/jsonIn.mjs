/**
 * The JSON object in what a tool printed, between warnings of its own.
 *
 * @param {string} output
 * @returns {any}
 * @throws Error with the output when there is none
 */
export function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch (error) {
    throw new Error(`There is no JSON in:\n${output}`, { cause: error })
  }
}
