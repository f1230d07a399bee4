import type { VirtualClock } from '../../backends/mock/clock/virtualClockTypes.ts'

interface Styled {
  readonly style: { setProperty(name: string, value: string): void }
}

/**
 * Pauses what turns or fades while a visitor waits for as long as the clock does not run by itself: no time passes
 * then, and a browser that has nothing to draw leaves the processor to the replay. Returns the way to stop.
 */
export function holdAnimations(
  root: Styled,
  clock: Pick<VirtualClock, 'state' | 'subscribe'>,
): () => void {
  let shown: string | undefined
  function follow() {
    const wanted = clock.state === 'running' ? 'running' : 'paused'
    if (wanted === shown) return
    shown = wanted
    root.style.setProperty('--foyer-play-state', wanted)
  }
  follow()
  return clock.subscribe(follow)
}
