import type { Device } from '../../port/browser.ts'

/** The facts a browser reports about its device. */
export interface DeviceSigns {
  readonly userAgent: string
  readonly coarsePointer: boolean
  /** The window's width in CSS px. */
  readonly width: number
}

/**
 * Reads the device: mobile with a coarse pointer or a phone's user agent, because links open
 * otherwise there; iOS and Android only when mobile (wire 8.1).
 */
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
