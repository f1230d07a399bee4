import type { Device } from '../../port/browser.ts'

/** What a browser reports about its device. */
export interface DeviceSigns {
  readonly userAgent: string
  readonly coarsePointer: boolean
  /** CSS px. */
  readonly width: number
}

/** Wire 8.1: mobile by a coarse pointer or a phone's user agent; iOS and Android only when mobile. */
export function readDevice({ userAgent, coarsePointer, width }: DeviceSigns): Device {
  const mobile =
    coarsePointer || /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/i.test(userAgent)
  const kind = !mobile
    ? 'desktop'
    : /iphone|ipad/i.test(userAgent)
      ? 'ios'
      : /android/i.test(userAgent)
        ? 'android'
        : 'desktop'
  return { kind, mobile, width }
}
