/**
 * The number of characters in a row that count as part of a key: a node may repeat a shortened one.
 */
const minRepeated = 6
/** The minimum length of a key. Shorter parts, such as `v2`, are no keys. */
const shortestKey = 4
/**
 * The minimum length of a key in a result: that is data of the chain, in which a short part may
 * occur by chance.
 */
const shortestInData = 8

/** Finds possible keys of an address in the answers of its node. */
export interface KeysOfUrl {
  /** Returns whether a text repeats a key, or six characters of it in a row. */
  areIn(words: string): boolean
  /** Returns whether the JSON text of a result contains a whole key. */
  areInData(json: string): boolean
}

/**
 * Reads the possible keys. Everything behind the host of an address may be one: user, password,
 * path and query, as written, decoded, and as Basic credentials.
 */
export function keysOfUrl(url: string): KeysOfUrl {
  const { username, password, pathname, search } = new URL(url)
  const written = [username, password, ...pathname.split('/'), ...search.slice(1).split(/[&=]/)]
  const keys = [...written, ...written.map(decoded), credentialsOf(url) ?? '']
    .map((key) => key.toLowerCase())
    .filter((key) => key.length >= shortestKey)
  const runs = keys.flatMap((key) =>
    Array.from({ length: Math.max(1, key.length - minRepeated + 1) }, (_, at) =>
      key.slice(at, at + minRepeated),
    ),
  )
  const whole = keys.filter((key) => key.length >= shortestInData)
  const includesOne = (text: string, parts: readonly string[]) => {
    const lower = text.toLowerCase()
    return parts.some((part) => lower.includes(part))
  }
  return {
    areIn: (words) => includesOne(words, runs),
    areInData: (json) => includesOne(json, whole),
  }
}

/**
 * Returns user and password of an address in the form of the header `Authorization: Basic`;
 * `undefined` if it has none.
 */
export function credentialsOf(url: string): string | undefined {
  const { username, password } = new URL(url)
  if (username === '' && password === '') return undefined
  return Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that begins no escape is itself.
    return text
  }
}
