/** A text in which an address shows its origin alone: what comes behind that may be somebody's key. */
export function hideUrl(text: string, url: string): string {
  const { origin, href } = new URL(url)
  const open = new URL(url)
  open.username = ''
  open.password = ''
  return [url, href, open.href].reduce((left, each) => left.replaceAll(each, origin), text)
}
