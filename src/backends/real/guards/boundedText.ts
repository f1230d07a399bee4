/** The value if it is a text of 1 to `max` UTF-16 units, else `undefined`: untrusted text never grows a page. */
export function boundedText(value: unknown, max: number): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= max ? value : undefined
}
