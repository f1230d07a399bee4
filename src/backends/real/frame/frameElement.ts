import type { FramePlace } from '../../port/auth.ts'

/** The iframe of the secure site, as far as the protocol needs it. */
export interface FrameElement {
  /** Sends to the frame's window if it is on that origin. False when the frame has no window. */
  post(message: unknown, targetOrigin: string): boolean
  /** True when `source` is the frame's own window: the second half of the origin check. */
  isSource(source: MessageEventSource | null): boolean
  place(place: FramePlace): void
  remove(): void
}

/** Puts a frame into `parent`. `onLoad` is called at every load, `onError` when it cannot load. */
export type MountFrame = (options: {
  parent: HTMLElement
  src: string
  onLoad: () => void
  onError: () => void
}) => FrameElement

/** The real iframe (wire 2.1), hidden until it is placed. */
export const mountFrameElement: MountFrame = ({ parent, src, onLoad, onError }) => {
  const frame = parent.ownerDocument.createElement('iframe')
  frame.id = 'w3m-iframe'
  frame.name = 'w3m-secure-iframe'
  frame.title = 'Secure wallet'
  Object.assign(frame.style, { position: 'fixed', zIndex: '999999', display: 'none', border: '0' })
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
    place: (place) => Object.assign(frame.style, frameStyle(place)),
    remove: () => frame.remove(),
  }
}

/** C-152, C-153, C-154; centred under a header of 64 px (wire 2.1). */
function frameStyle(place: FramePlace): Partial<CSSStyleDeclaration> {
  if (!place.shown) return { display: 'none' }
  return place.mobile
    ? { display: 'block', width: '100%', height: '400px', left: '0', bottom: '0', top: 'auto' }
    : {
        display: 'block',
        width: '360px',
        height: '400px',
        left: 'calc(50% - 180px)',
        top: 'calc(50% - 200px + 32px)',
        bottom: 'auto',
      }
}
