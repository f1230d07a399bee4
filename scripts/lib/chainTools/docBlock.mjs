/**
 * The code of the only block of a document that contains a mark. So the tests run the same code that a reader copies.
 *
 * @param {string} text of the document
 * @param {string} mark
 * @returns {string}
 * @throws Error when there is no such block, or more than one
 */
export function docBlock(text, mark) {
  const found = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```$/gm)]
    .map(([, code = '']) => code)
    .filter((code) => code.includes(mark))
  const [only] = found
  if (only === undefined || found.length > 1) {
    throw new Error(`Failed to find the block with "${mark}": there are ${found.length} of them.`)
  }
  return only
}
