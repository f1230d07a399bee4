import type { FramePlace } from '../../port/auth.ts'

/** The secure site's iframe, as far as the protocol needs it. */
export interface FrameElement {
  /** Posts to the frame's window at that origin. Returns false when the frame has no window. */
  post(message: unknown, targetOrigin: string): boolean
  /** True when `source` is the frame's own window: the second half of the origin check. */
  isSource(source: MessageEventSource | null): boolean
  place(place: FramePlace): void
  remove(): void
}

/** Puts a frame into `parent`. `onLoad` is called at every load, `onError` when loading fails. */
export type MountFrame = (options: {
  parent: HTMLElement
  src: string
  onLoad: () => void
  onError: () => void
}) => FrameElement

/**
 * Puts the real iframe into the page, hidden until it is placed. The site expects its id and name
 * (wire 2.1).
 */
export const mountFrameElement: MountFrame = ({ parent, src, onLoad, onError }) => {
  const frame = parent.ownerDocument.createElement('iframe')
  frame.id = 'w3m-iframe'
  frame.name = 'w3m-secure-iframe'
  Object.assign(frame.style, { position: 'fixed', zIndex: '999999', display: 'none', border: '0' })
  let isShown = false
  let motion: Animation | undefined

  function place(wanted: FramePlace): void {
    const was = isShown
    isShown = wanted.shown
    if (!wanted.shown && !was) return
    if (wanted.shown) frame.title = wanted.label
    motion?.cancel()
    Object.assign(frame.style, frameStyle(wanted))
    if (!wanted.shown) motion = move(frame, fadeAway)
    else if (!was) motion = move(frame, comeIn(wanted.mobile))
  }
  frame.addEventListener('load', onLoad)
  frame.addEventListener('error', onError)
  frame.src = src
  parent.append(frame)
  return {
    post(message, targetOrigin) {
      frame.contentWindow?.postMessage(message, targetOrigin)
      return frame.contentWindow !== null
    },
    isSource: (source) => source !== null && source === frame.contentWindow,
    place,
    remove: () => frame.remove(),
  }
}

/**
 * Returns the styles of the frame's place: centred under a header of 64 px (C-152, wire 2.1). In a
 * low window it shrinks instead of covering the header, so that its buttons stay reachable.
 */
function frameStyle(place: FramePlace): Partial<CSSStyleDeclaration> {
  if (!place.shown) return { display: 'none' }
  const corner = 'clamp(0px, var(--foyer-radius-card, 0px), 44px)'
  return place.mobile
    ? {
        display: 'block',
        width: '100%',
        height: '400px',
        maxHeight: 'calc(100% - 98px)',
        left: '0',
        top: 'auto',
        bottom: '0',
        borderRadius: '0',
      }
    : {
        display: 'block',
        width: '360px',
        height: '400px',
        maxHeight: 'calc(100% - 112px)',
        left: 'calc(50% - 180px)',
        top: 'max(88px, calc(50% - 200px + 32px))',
        bottom: 'auto',
        borderRadius: `0 0 ${corner} ${corner}`,
      }
}

/**
 * Returns the animation of the frame: it moves up by 50 px, or scales up slightly on a narrow
 * window (wire 2.1).
 */
function comeIn(mobile: boolean): Keyframe[] {
  const transform = mobile ? 'scale(0.95)' : 'translateY(50px)'
  return [
    { opacity: 0, transform },
    { opacity: 1, transform: 'none' },
  ]
}

/**
 * The frame is already hidden for interaction and assistive technology, and only fades visually
 * (wire 2.1).
 */
const fadeAway: Keyframe[] = [
  { opacity: 1, display: 'block', pointerEvents: 'none' },
  { opacity: 0, display: 'block', pointerEvents: 'none' },
]

/** Animates the frame for 200 ms, or not at all if reduced motion is preferred (wire 2.1). */
function move(frame: HTMLIFrameElement, keyframes: Keyframe[]): Animation | undefined {
  const view = frame.ownerDocument.defaultView
  if (!view?.matchMedia || view.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return undefined
  return frame.animate(keyframes, { duration: 200, easing: 'ease' })
}
