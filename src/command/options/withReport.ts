/** Arguments in which `--report` has a value: empty if no folder is named. `parseArgs` has no option with an optional value. */
export const withReport = (args: readonly string[]): string[] =>
  args.map((arg) => (arg === '--report' ? '--report=' : arg))
