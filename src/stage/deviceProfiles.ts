import type { DeviceProfile } from '../backends/mock/browser/deviceProfile.ts'

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
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    width: 390,
    height: 760,
    coarsePointer: true,
  },
}
