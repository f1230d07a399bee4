import type { DeviceProfile } from '../backends/mock/browser/deviceProfile.ts'

/** The part of an iPhone's user agent that pages inside an app have, too. */
const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

/** The view of an app, as high as the app leaves it. */
const view = { width: 390, height: 700, coarsePointer: true }

/** The devices of scenarios: window in CSS px, pointer and user agent. */
export const deviceProfiles: Readonly<Record<DeviceProfile['name'], DeviceProfile>> = {
  desktop: {
    name: 'desktop',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    width: 1100,
    height: 760,
    coarsePointer: false,
  },
  android: {
    name: 'android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    width: 360,
    height: 740,
    coarsePointer: true,
  },
  iphone: {
    name: 'iphone',
    userAgent: `${ios} Version/18.0 Mobile/15E148 Safari/604.1`,
    width: 390,
    height: 760,
    coarsePointer: true,
  },
  walletBrowser: {
    name: 'walletBrowser',
    userAgent: `${ios} Version/18.0 Mobile/15E148 Safari/604.1 WebView Emberfox`,
    ...view,
  },
  webview: {
    name: 'webview',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    ...view,
    width: 360,
  },
  telegram: { name: 'telegram', userAgent: `${ios} Mobile/15E148`, ...view },
  farcaster: { name: 'farcaster', userAgent: `${ios} Mobile/15E148 Farcaster`, ...view },
}
