import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test'

/** Collects what pages and popups complain of, and what they ask for outside this machine. */
export function watchPages(context: BrowserContext) {
  const complaints: string[] = []
  const foreign: string[] = []

  function handleMessage(message: ConsoleMessage) {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  function thrown(error: WebError) {
    complaints.push(error.error().message)
  }
  function asked(request: Request) {
    const { protocol, hostname } = new URL(request.url())
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    if (!local && !['data:', 'blob:', 'about:'].includes(protocol)) foreign.push(request.url())
  }
  context.on('console', handleMessage).on('weberror', thrown).on('request', asked)

  return {
    complaints,
    foreign,
    stop() {
      context.off('console', handleMessage).off('weberror', thrown).off('request', asked)
    },
  }
}
