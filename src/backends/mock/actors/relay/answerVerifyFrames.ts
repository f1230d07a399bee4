/** The page that WalletConnect's clients load in a frame before a request, to get an attestation of the app from a service. */
const attestationPage = /^https:\/\/verify\.walletconnect\.(org|com)\/v3\/attestation\?/

/**
 * Answers WalletConnect's attestation frame on this page: the page is unknown and has no attestation. Without an answer, a client waits
 * five seconds before each request. The frame stays empty, because loading its address would contact another machine. Returns a function
 * that undoes this.
 */
export function answerVerifyFrames(page: Window & typeof globalThis): () => void {
  const { document, HTMLIFrameElement: Frame } = page
  const requestedUrls = new WeakMap<object, URL>()
  const src = Object.getOwnPropertyDescriptor(Frame.prototype, 'src') ?? {}
  Object.defineProperty(Frame.prototype, 'src', {
    ...src,
    set(this: HTMLIFrameElement, address: unknown) {
      if (attestationPage.test(String(address))) requestedUrls.set(this, new URL(String(address)))
      else src.set?.call(this, address)
    },
  })
  const observer = new page.MutationObserver((changes) => {
    for (const frame of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const address = requestedUrls.get(frame)
      if (address === undefined) continue
      const attestation = unsigned({ id: address.searchParams.get('id'), isVerified: false })
      const data = JSON.stringify({ type: 'verify_attestation', attestation })
      page.dispatchEvent(new page.MessageEvent('message', { origin: address.origin, data }))
    }
  })
  const follow = () => observer.observe(document.body, { childList: true })
  // A script in the head runs before the body exists.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', follow)
  else follow()
  return () => {
    Object.defineProperty(Frame.prototype, 'src', src)
    document.removeEventListener('DOMContentLoaded', follow)
    observer.disconnect()
  }
}

/** Returns a token without a signature. A wallet that checks it learns as much as from no token. */
const unsigned = (payload: object) =>
  `${[{ alg: 'none', typ: 'JWT' }, payload].map((part) => toBase64Url(JSON.stringify(part))).join('.')}.`
const toBase64Url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
