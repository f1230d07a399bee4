/** Reads a value stored as JSON; `undefined` if no value is stored or the value cannot be read. */
export function readJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    const text = storage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined
    throw error
  }
}

/** Stores a value as JSON. If the storage is full or forbidden, only the value is lost; the page keeps working. */
export function writeJson(storage: Pick<Storage, 'setItem'>, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
