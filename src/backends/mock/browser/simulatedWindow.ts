import type { DeviceProfile } from './deviceProfile.ts'
import type { SimulatedClipboard } from './clipboard.ts'
import type { PageVisibility } from './visibility.ts'
import type { Opener } from './opener.ts'

export interface SimulatedWindowOptions {
  readonly window: Window
  readonly device: DeviceProfile | undefined
  readonly opener: Opener
  readonly clipboard: SimulatedClipboard
  /** Replaces the page's own document. */
  readonly visibility?: PageVisibility
  /** Resolves when a message may be delivered; if absent, it is delivered at once. */
  readonly receive?: (event: MessageEvent<unknown>, takeIn: () => void) => void
}

const coarse = '(pointer: coarse)'

/**
 * The real window with another device, clipboard and way to open windows, for the production Browser port. It has only the members that the
 * port uses; add a member here when the port starts to use it.
 */
export function simulatedWindow(options: SimulatedWindowOptions): Window {
  const { window, device, opener, clipboard } = options
  const { receive = (_event, takeIn) => takeIn() } = options
  const wrapped = new Map<EventListener, EventListener>()

  /** Replaces the source of a popup's message with the handle that the page received for it. */
  function throughHandles(listener: EventListener): EventListener {
    const known = wrapped.get(listener)
    if (known !== undefined) return known
    const own = (event: Event) => {
      // Only message listeners are added here.
      const message = event as MessageEvent<unknown>
      const { origin, data, source } = message
      // The port reads only these three.
      const seen = { origin, data, source: opener.handleOf(source) } as unknown as Event
      receive(message, () => listener(seen))
    }
    wrapped.set(listener, own)
    return own
  }
  const page = options.visibility?.document ?? window.document
  const events = options.visibility?.window ?? window
  const simulated: Partial<Record<keyof Window, unknown>> = {
    document: {
      documentElement: page.documentElement,
      get visibilityState() {
        return page.visibilityState
      },
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      execCommand: (command: string) =>
        command === 'copy' && clipboard.copySelected(selectedText(window.document)),
    },
    location: window.location,
    get innerWidth() {
      return window.innerWidth
    },
    navigator: {
      userAgent: device?.userAgent ?? window.navigator.userAgent,
      clipboard: clipboard.page,
      // A pointer that rests on a button is not part of a recording: what the widget asks for then would make two plays differ.
      connection: { saveData: true },
    },
    matchMedia(query: string) {
      const real =
        window.matchMedia?.(query) ?? Object.assign(new EventTarget(), { matches: false })
      if (query !== coarse || device === undefined) return real
      return Object.defineProperty(real, 'matches', { value: device.coarsePointer })
    },
    addEventListener(type: string, listener: EventListener) {
      events.addEventListener(type, type === 'message' ? throughHandles(listener) : listener)
    },
    removeEventListener(type: string, listener: EventListener) {
      events.removeEventListener(type, type === 'message' ? throughHandles(listener) : listener)
    },
    open: (url: string, target: string, features?: string) => opener.open(url, target, features),
  }
  // The port's type is `Window`; all members it uses are here.
  return simulated as unknown as Window
}

/** Returns the selected text of the field that has the focus, in a shadow root too. */
function selectedText(document: Document): string {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  if (active === null || !('selectionStart' in active)) return ''
  const { value, selectionStart, selectionEnd } = active as HTMLTextAreaElement
  return value.slice(selectionStart, selectionEnd)
}
