/** Returns a frozen deep copy of plain data. */
export function freezeOrder<T>(order: T): T {
  return freeze(structuredClone(order))
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze)
    Object.freeze(value)
  }
  return value
}
