import { type TrustedText, trustedTypesName } from '../shared/trustedText.ts'

/** The name of the window with the panels of a page whose own server does not serve them. */
const windowName = 'foyer-panels'

/**
 * Opens the panels for a page in their own window. They come from another origin and must access the page, so they are written into an
 * empty window, which has the page's own origin.
 * @param server origin that serves the panels
 * @param fetch one that is not simulated
 * @throws Error if the browser opens no window, the server does not answer, or the page's content policy blocks it
 */
export async function openPanelsWindow(
  page: Window,
  server: string,
  fetch: (input: string) => Promise<Response>,
  trusted: TrustedText,
): Promise<void> {
  // It is opened first, because a window requires the click, which no longer counts when the
  // response has arrived.
  const panels = page.open('', windowName)
  if (panels === null) {
    throw new Error(
      'Failed to open the panels: the browser blocked the pop-up. Allow pop-ups for this page.',
    )
  }
  const fail = (why: string, cause: unknown) => {
    panels.close()
    return new Error(`Failed to open the panels: ${why}`, { cause })
  }
  const html = await fetch(`${server}/__foyer/`)
    .then((response) => response.text())
    .catch((cause: unknown) => {
      throw fail(`${server} does not answer (${String(cause)}). Run npx foyerkit again.`, cause)
    })
  try {
    panels.document.open()
    panels.document.write(trusted.markup(panelsHtml(html, server, page.location.href)))
    panels.document.close()
  } catch (cause) {
    throw fail(
      `the page's content policy blocks the panels (${String(cause)}). Allow "${trustedTypesName}" in its trusted-types, in development.`,
      cause,
    )
  }
  panels.focus()
}

/**
 * Returns the page of the panels with the files of their own server, and with the address of the
 * page to show.
 */
function panelsHtml(html: string, server: string, page: string): string {
  const address = page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html
    .replaceAll(/ (src|href)="\/__foyer\//g, ` $1="${server}/__foyer/`)
    .replace(/<head[^>]*>/, (head) => `${head}<meta name="foyer-page" content="${address}" />`)
}
