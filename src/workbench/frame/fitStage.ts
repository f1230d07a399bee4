export interface StageFit {
  /** Size of the stage's own window, CSS px. */
  readonly width: number
  readonly height: number
  /** How large it is drawn; never above 1. */
  readonly scale: number
}

/** Smallest window in which the desktop page is still itself and not the mobile sheet (430 px and narrower). */
const narrowest = 440

/**
 * Size and scale of the stage's window in the room there is. A desktop window may take the room as it
 * is (`room`); a phone has its size, and so has a desktop when it must be exact. What is too large is
 * drawn smaller.
 */
export function fitStage(
  device: { readonly name: string; readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  sizing: 'room' | 'exact',
): StageFit {
  const free = device.name === 'desktop' && sizing === 'room'
  const width = free ? Math.max(narrowest, Math.floor(room.width)) : device.width
  const height = free ? Math.max(360, Math.floor(room.height)) : device.height
  const scale = Math.min(1, room.width / width, room.height / height)
  return { width, height, scale: Math.max(0.1, Math.floor(scale * 1000) / 1000) }
}
