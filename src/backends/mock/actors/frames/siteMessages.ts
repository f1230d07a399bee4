/*
 * How a simulated site and the page that frames or opened it find each other. Not part of any public protocol.
 *
 *   site (iframe or popup, its own origin)             page (simulator)
 *     |  {type: hello, site?}                     ->     |   checks origin, and that the sender is a child of its window or its popup
 *     |  <-  {type: port} with a MessagePort             |   posted to the site's exact origin
 *     |  what the widget posts to the frame       ->     |   over the port
 *     |  <-  replies, and what to post                   |   over the port
 *
 * The site keeps no state: everything it knows comes over the port.
 */
export const siteHello = '@foyer-site/hello'
export const sitePort = '@foyer-site/port'

/** True for a message of that type. The simulated site and the page that shows it both check messages with it. */
export function isSiteMessage(data: unknown, type: typeof siteHello | typeof sitePort): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type
}

/** Returns the name of the site that says hello; `undefined` for one that gives no name. */
export function siteNameOf(data: unknown): string | undefined {
  const name = typeof data === 'object' && data !== null && 'site' in data ? data.site : undefined
  return typeof name === 'string' ? name : undefined
}
