/** Code with the indentation of another place. The first line has none; a text over several lines is left as it is. */
export function reindented(code: string, from: string, to: string): string {
  if (from === to || hasLongText(code)) return code
  return code
    .split('\n')
    .map((line, index) =>
      index > 0 && line.startsWith(from) ? to + line.slice(from.length) : line,
    )
    .join('\n')
}

/** Whether a text between backticks has several lines. */
const hasLongText = (code: string): boolean =>
  code.split('`').some((part, index) => index % 2 === 1 && part.includes('\n'))
