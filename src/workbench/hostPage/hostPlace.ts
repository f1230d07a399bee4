import { createTrustedText } from '../../backends/mock/index.ts'
import type { StagePlace } from '../stage/stagePlace.ts'

/** A host's own page in the frame: the one in `?page=`, or in `<meta name="foyer-page">` if the page has opened the panels in a window. */
export function createHostPlace(target: Window): StagePlace {
  const opener = metaOf(target.document, 'page')
  const origin = opener === undefined ? target.location.origin : new URL(opener).origin
  return {
    isRecorded: false,
    address() {
      if (opener !== undefined) return opener
      const wanted = new URLSearchParams(target.location.search).get('page') ?? '/'
      if (!URL.canParse(wanted, origin)) return '/'
      const url = new URL(wanted, origin)
      const isOwn = url.origin === origin && !url.pathname.startsWith('/__foyer')
      return isOwn ? `${url.pathname}${url.search}${url.hash}` : '/'
    },
    begin(frame) {
      const { document, location } = frame
      // A reload of the panels shows this page again.
      const page = `${location.pathname}${location.search}${location.hash}`
      if (opener === undefined) {
        target.history.replaceState(null, '', `?page=${encodeURIComponent(page)}`)
      }
      const script = document.createElement('script')
      script.type = 'module'
      const address = `${metaOf(document, 'host') ?? ''}/__foyer/page.js`
      script.src = createTrustedText(frame).scriptUrl(address)
      document.head.append(script)
      return undefined
    },
    leave: () => undefined,
  }
}

function metaOf(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}"]`)?.content
}
