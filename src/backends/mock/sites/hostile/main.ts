import { embedder } from '../shared/embedder.ts'
import { openSitePort } from '../shared/openSitePort.ts'

// A window of a third origin. Its messages are forged; code that accepts one has a security hole.
const host = embedder(window)

if (host !== undefined) {
  openSitePort({
    window,
    host,
    onMessage: (message) => window.parent.postMessage(message, host),
  })
}
