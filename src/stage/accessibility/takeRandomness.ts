/**
 * Gives axe numbers of its own: numbers of the page's seed that axe draws would change what happens in the world.
 * @returns gives the page its own back
 */
export function takeRandomness(page: Document): () => void {
  const view = page.defaultView
  if (!view) return () => undefined
  let count = 0
  const random = () => {
    count += 1
    return (count % 1_000_003) / 1_000_003
  }
  const getRandomValues = (into: Uint8Array) => {
    for (const index of into.keys()) into[index] = Math.floor(random() * 256)
    return into
  }
  const giveBack = [
    replace(view.Math, 'random', random),
    replace(view.crypto, 'getRandomValues', getRandomValues),
  ]
  return () => {
    for (const each of giveBack) each()
  }
}

/** Replaces a method. Returns the way to put the one before back. */
function replace(object: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(object, name)
  Object.defineProperty(object, name, { configurable: true, writable: true, value })
  return () => {
    if (before) Object.defineProperty(object, name, before)
    else Reflect.deleteProperty(object, name)
  }
}
