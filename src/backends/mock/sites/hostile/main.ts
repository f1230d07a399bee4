import { embedder } from '../shared/embedder.ts'
import { openSitePort } from '../shared/openSitePort.ts'

// A window of a third origin. What it posts is forged; whoever believes it has a hole.
const host = embedder(window)

if (host !== undefined) {
  openSitePort({
    window,
    host,
    onMessage: (message) => window.parent.postMessage(message, host),
  })
}
