/** Writes a sentence to the page's console: problems of the simulator are for the developer, not the visitor. */
export function warnDeveloper(sentence: string): void {
  // oxlint-disable-next-line no-console -- Only the simulator writes there, which no visitor gets.
  console.warn(`foyerkit: ${sentence}`)
}
