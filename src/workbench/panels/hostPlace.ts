import type { StagePlace } from '../state/stageLink.ts'

/** A host's own page in the frame, at the address that `?page=` names. */
export function createHostPlace(target: Window): StagePlace {
  const { origin } = target.location
  return {
    address() {
      const wanted = new URLSearchParams(target.location.search).get('page') ?? '/'
      if (!URL.canParse(wanted, origin)) return '/'
      const url = new URL(wanted, origin)
      const isOwn = url.origin === origin && !url.pathname.startsWith('/__foyer')
      return isOwn ? `${url.pathname}${url.search}${url.hash}` : '/'
    },
    begin({ document, location }) {
      // A reload of the panels shows this page again.
      const page = `${location.pathname}${location.search}${location.hash}`
      target.history.replaceState(null, '', `?page=${encodeURIComponent(page)}`)
      const script = document.createElement('script')
      script.type = 'module'
      script.src = '/__foyer/page.js'
      document.head.append(script)
      return undefined
    },
    leave: () => undefined,
  }
}
