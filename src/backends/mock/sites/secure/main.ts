import { isRequestMessage } from '../../actors/secureSite/frame/frameScreen.ts'
import { readSiteRequest } from '../../actors/secureSite/frame/readSiteRequest.ts'
import { embedder } from '../shared/embedder.ts'
import { openSitePort } from '../shared/openSitePort.ts'
import { createRequestPage } from './requestPage.ts'

// The secure site's page: forwards the widget's requests to the simulator of the page that frames it, shows them to the person, and returns
// decisions and responses. It keeps no state and accepts messages only from the window and origin that framed it.
const host = embedder(window)

if (host === undefined) {
  const status = document.querySelector('#status')
  if (status !== null) status.textContent = 'This page does its work inside a frame.'
} else {
  const page = createRequestPage(document, host, (message) => port.post(message))
  const port = openSitePort({
    window,
    host,
    onMessage(message) {
      if (isRequestMessage(message)) page.show(message.request)
      else window.parent.postMessage(message, host)
    },
  })
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== host) return
    const request = readSiteRequest(data)
    if (request === undefined) return
    if (request.kind === 'call' && request.message.call === 'SYNC_THEME') {
      page.setTheme(request.message.payload)
    }
    port.post(data)
  })
  // Newer clients wait for it, older ones for the frame's load event.
  window.parent.postMessage({ type: '@w3m-frame/READY', payload: {} }, host)
}
