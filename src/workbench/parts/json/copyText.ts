/** A value as it is copied: a text as it is, everything else as indented JSON. */
export function copyText(value: unknown): string {
  if (typeof value === 'string') return value
  const text = JSON.stringify(
    value,
    (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each),
    2,
  ) as string | undefined
  return text ?? String(value)
}
