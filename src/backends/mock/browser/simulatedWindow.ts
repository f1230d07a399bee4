import type { DeviceProfile } from './deviceProfile.ts'
import type { SimulatedClipboard } from './clipboard.ts'
import type { PageVisibility } from './visibility.ts'
import type { Opener } from './opener.ts'

export interface SimulatedWindowOptions {
  readonly window: Window
  readonly device: DeviceProfile | undefined
  readonly opener: Opener
  readonly clipboard: SimulatedClipboard
  /** Stands in for the page's own document. */
  readonly visibility?: PageVisibility
  /** Says when a message is taken in; at once when absent. */
  readonly receive?: (event: MessageEvent<unknown>, takeIn: () => void) => void
}

const coarse = '(pointer: coarse)'

/**
 * The real window with another device, clipboard and way out, for the production Browser port. It
 * has what that port asks of a window and no more: a member it starts to use has to be added here.
 */
export function simulatedWindow(options: SimulatedWindowOptions): Window {
  const { window, device, opener, clipboard } = options
  const { receive = (_event, takeIn) => takeIn() } = options
  const wrapped = new Map<EventListener, EventListener>()

  /** Messages of a popup come from the handle that the page was given for it. */
  function throughHandles(listener: EventListener): EventListener {
    const known = wrapped.get(listener)
    if (known !== undefined) return known
    const own = (event: Event) => {
      // Only listeners of messages come here.
      const message = event as MessageEvent<unknown>
      const { origin, data, source } = message
      // The port reads these three and nothing else.
      const seen = { origin, data, source: opener.handleOf(source) } as unknown as Event
      receive(message, () => listener(seen))
    }
    wrapped.set(listener, own)
    return own
  }
  const simulated: Partial<Record<keyof Window, unknown>> = {
    document: options.visibility?.document ?? window.document,
    location: window.location,
    get innerWidth() {
      return window.innerWidth
    },
    navigator: {
      userAgent: device?.userAgent ?? window.navigator.userAgent,
      clipboard: clipboard.page,
    },
    matchMedia(query: string) {
      const real =
        window.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: false })
      if (query !== coarse || device === undefined) return real
      return Object.defineProperty(real, 'matches', { value: device.coarsePointer })
    },
    addEventListener(type: string, listener: EventListener) {
      window.addEventListener(type, type === 'message' ? throughHandles(listener) : listener)
    },
    removeEventListener(type: string, listener: EventListener) {
      window.removeEventListener(type, type === 'message' ? throughHandles(listener) : listener)
    },
    open: (url: string, target: string, features?: string) => opener.open(url, target, features),
  }
  // The port only knows `Window`; the members it uses are all here.
  return simulated as unknown as Window
}
