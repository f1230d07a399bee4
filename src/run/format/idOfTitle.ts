/** Characters of an id that is derived from a title, so that it is the name of a file. */
const longestId = 60

/** An id for a title: of a title without Latin letters, from their code points after a prefix. */
export function idOfTitle(title: string, prefix: string): string {
  const id = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replace(/^-|-$/g, '')
  const codes = [...title].map((letter) => letter.codePointAt(0)?.toString(16)).join('-')
  return id || `${prefix}-${codes}`.slice(0, longestId)
}
