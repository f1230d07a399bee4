/** Writes a sentence to the page's console, for the developer and not the visitor. */
export function warnDeveloper(sentence: string): void {
  // oxlint-disable-next-line no-console -- Only the simulator and checks of development write there, which no visitor gets.
  console.warn(`foyerkit: ${sentence}`)
}
