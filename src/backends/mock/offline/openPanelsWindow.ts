/** Name of the window with the panels of a page whose own server does not serve them. */
const windowName = 'foyer-panels'

/**
 * Opens the panels for a page in a window of their own. They come from another origin and have to reach into the page, so they are
 * written into an empty window, which is of the page's own origin.
 * @param server origin that serves the panels
 * @param fetch one that is not simulated
 * @throws Error when the browser opens no window, or the server does not answer
 */
export async function openPanelsWindow(
  page: Window,
  server: string,
  fetch: (input: string) => Promise<Response>,
): Promise<void> {
  // Opened first: only a click may open a window, and it is over when the answer is there.
  const panels = page.open('', windowName)
  if (panels === null) {
    throw new Error('Failed to open the panels: the browser blocked the window. Allow windows.')
  }
  const { href } = page.location
  try {
    const html = await (await fetch(`${server}/__foyer/`)).text()
    panels.document.open()
    panels.document.write(panelsHtml(html, server, href))
    panels.document.close()
    panels.focus()
  } catch (cause) {
    panels.close()
    throw new Error(
      `Failed to open the panels: ${server} does not answer (${String(cause)}). Run npx foyerkit again.`,
      { cause },
    )
  }
}

/** The page of the panels with its files at their own server, and with the address of the page to show. */
function panelsHtml(html: string, server: string, page: string): string {
  const address = page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html
    .replaceAll(/ (src|href)="\/__foyer\//g, ` $1="${server}/__foyer/`)
    .replace(/<head[^>]*>/, (head) => `${head}<meta name="foyer-page" content="${address}" />`)
}
