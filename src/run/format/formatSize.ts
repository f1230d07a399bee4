/** The size of a text in UTF-8: `64 B`, `1.5 kB`. */
export function formatSize(text: string): string {
  const { length } = new TextEncoder().encode(text)
  return length < 1_000 ? `${length} B` : `${(length / 1_000).toFixed(1)} kB`
}
