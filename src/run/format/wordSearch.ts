/** Whether a text contains every word of a query, in any order and case; each text fits an empty query. */
export function wordSearch(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return (text) => {
    const known = text.toLowerCase()
    return words.every((word) => known.includes(word))
  }
}
