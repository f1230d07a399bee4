/*
 * How a simulated site and the page that frames it find each other. Not part of any public protocol.
 *
 *   site (iframe, its own origin)                      page (simulator)
 *     |  {type: hello}                            ->     |   checks origin, and that the sender is a child of its window
 *     |  <-  {type: port} with a MessagePort             |   posted to the site's exact origin
 *     |  what the widget posts to the frame       ->     |   over the port
 *     |  <-  replies, and what to post                   |   over the port
 *
 * The site keeps no state: everything it knows comes over the port.
 */
export const siteHello = '@foyer-site/hello'
export const sitePort = '@foyer-site/port'

/** The guard of both sides. */
export function isSiteMessage(data: unknown, type: typeof siteHello | typeof sitePort): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type
}
