/** Writes plain data as one text, used as the key of an order. */
export function orderKey(order: unknown): string {
  return JSON.stringify(order, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
