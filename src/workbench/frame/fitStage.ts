export interface StageFit {
  /** Size of the stage's own window, CSS px. */
  readonly width: number
  readonly height: number
  /** Scale of the drawn window; never above the zoom. */
  readonly scale: number
}

/**
 * How the stage's window is sized. `room`: a desktop fills the available space, and is scaled down where that is too low for a modal; a
 * phone keeps its size. `full`: the window of the replay at full size; the part with the modal is visible. `whole`: the same window, scaled
 * down if necessary.
 */
export type StageSizing = 'room' | 'full' | 'whole'

/** Smallest window that shows the desktop page instead of the mobile sheet (430 px and narrower). */
const narrowest = 440

/**
 * Size and scale of the stage's window for the available space.
 * @param zoom of the browser: at 2, the window has half as many CSS px, each twice as large
 */
export function fitStage(
  device: { readonly name: string; readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  sizing: StageSizing,
  zoom = 1,
): StageFit {
  if (zoom !== 1) {
    const { width, height, scale } = fitStage(device, room, sizing)
    return {
      width: Math.floor(width / zoom),
      height: Math.floor(height / zoom),
      scale: scale * zoom,
    }
  }
  const free = device.name === 'desktop' && sizing === 'room'
  const fits = Math.max(0.1, Math.min(1, room.height / device.height))
  const width = free ? Math.max(narrowest, Math.floor(room.width / fits)) : device.width
  const height = free ? Math.max(device.height, Math.floor(room.height)) : device.height
  if (sizing === 'full') return { width, height, scale: 1 }
  const scale = Math.min(1, room.width / width, room.height / height)
  return { width, height, scale: Math.max(0.1, Math.floor(scale * 1000) / 1000) }
}
