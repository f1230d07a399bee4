/** Plain data as one text, to tell one order from another. */
export function orderText(order: unknown): string {
  return JSON.stringify(order, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
