/** The message of an error that a page threw, as the workbench shows it: without Playwright's prefix and the stack of the page. */
export function pageMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message
    .replace(/^page\.evaluate: (?:Error: )?/, '')
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
}
