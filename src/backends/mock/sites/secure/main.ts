import { readAppMessage } from '../../../real/frame/frameProtocol.ts'
import { embedder } from '../shared/embedder.ts'
import { openSitePort } from '../shared/openSitePort.ts'

// The secure site's page: hands the widget's requests to the simulator of the page that frames it,
// and the answers back. It keeps no state and believes only the window and origin that framed it.
const host = embedder(window)

if (host === undefined) {
  const status = document.querySelector('#status')
  if (status !== null) status.textContent = 'This page does its work inside a frame.'
} else {
  const port = openSitePort({
    window,
    host,
    onMessage: (reply) => window.parent.postMessage(reply, host),
  })
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== host) return
    const message = readAppMessage(data)
    if (message === undefined) return
    if (message.call === 'SYNC_THEME') {
      document.documentElement.dataset['theme'] = message.payload.themeMode ?? 'light'
    }
    port.post(data)
  })
}
