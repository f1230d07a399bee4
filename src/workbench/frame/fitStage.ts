export interface StageFit {
  /** Size of the stage's own window, CSS px. */
  readonly width: number
  readonly height: number
  /** How large it is drawn; never above 1. */
  readonly scale: number
}

/**
 * How the stage's window is drawn. `room`: a desktop takes the room there is; a phone keeps its size. `full`: the window of the replay
 * at full size, of which the room shows the part with the modal. `whole`: the same window, drawn smaller when it must.
 */
export type StageSizing = 'room' | 'full' | 'whole'

/** Smallest window in which the desktop page is still itself and not the mobile sheet (430 px and narrower). */
const narrowest = 440

/** Size and scale of the stage's window in the room there is. */
export function fitStage(
  device: { readonly name: string; readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  sizing: StageSizing,
): StageFit {
  const free = device.name === 'desktop' && sizing === 'room'
  const width = free ? Math.max(narrowest, Math.floor(room.width)) : device.width
  const height = free ? Math.max(360, Math.floor(room.height)) : device.height
  if (sizing === 'full') return { width, height, scale: 1 }
  const scale = Math.min(1, room.width / width, room.height / height)
  return { width, height, scale: Math.max(0.1, Math.floor(scale * 1000) / 1000) }
}
