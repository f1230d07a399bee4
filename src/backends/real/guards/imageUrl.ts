/** The value if an `<img>` may show it (`https:`, `blob:` or `data:image/`, at most 200 000 characters), else `undefined`. */
export function imageUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 200_000) return undefined
  const url = value.trim()
  return /^(https:\/\/[^\s]+|blob:[^\s]+|data:image\/[a-z0-9.+-]+[;,].*)$/is.test(url)
    ? url
    : undefined
}
