import type {
  BrowserContext,
  ConsoleMessage,
  Frame,
  Page,
  Request,
  WebError,
} from '@playwright/test'

/** Collects the complaints of pages and popups, and their requests to other machines. */
export function watchPages(context: BrowserContext) {
  const complaints: string[] = []
  const foreign: string[] = []
  /** Pages left by an earlier test, whose last messages are ignored. */
  const old = new Set<Page | null>(context.pages().filter((page) => page.url() !== 'about:blank'))

  function navigated(frame: Frame) {
    if (frame.parentFrame() === null) old.delete(frame.page())
  }
  function handleMessage(message: ConsoleMessage) {
    if (old.has(message.page())) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  function thrown(error: WebError) {
    if (!old.has(error.page())) complaints.push(error.error().message)
  }
  function asked(request: Request) {
    const { protocol, hostname } = new URL(request.url())
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
    if (!local && !['data:', 'blob:', 'about:'].includes(protocol)) foreign.push(request.url())
  }
  for (const page of context.pages()) page.on('framenavigated', navigated)
  context.on('console', handleMessage).on('weberror', thrown).on('request', asked)

  return {
    complaints,
    foreign,
    stop() {
      for (const page of context.pages()) page.off('framenavigated', navigated)
      context.off('console', handleMessage).off('weberror', thrown).off('request', asked)
    },
  }
}
