/**
 * The JSON object in the output of a tool, which may also contain warnings.
 *
 * @param {string} output
 * @returns {any}
 * @throws Error with the output if it contains no JSON
 */
export function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch (error) {
    throw new Error(`There is no JSON in:\n${output}`, { cause: error })
  }
}
