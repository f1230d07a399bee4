import type { VirtualClock } from '../backends/mock/clock/virtualClockTypes.ts'

interface Styled {
  readonly style: { setProperty(name: string, value: string): void }
}

/**
 * Pauses waiting animations (spinners, fades) while the clock does not run by itself: no virtual time passes then, and a browser without
 * drawing leaves the processor to the replay. Returns a function that stops this.
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
