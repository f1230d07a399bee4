/** A real window beside the page, for a popup of the page. */
export interface RealPopup {
  /** The source of its messages. */
  readonly source: MessageEventSource | null
  readonly closed: boolean
  show(url: string): void
  close(): void
  focus(): void
}

/**
 * Opens a window for a popup of the page. If the browser blocks it because there was no click (a scenario played inside the page), a hidden
 * frame takes its place; its messages work the same way.
 */
export function openRealPopup(page: Window, target: string, features: string): RealPopup {
  const popup = page.open('', target, features)
  if (popup !== null) {
    // A window of another origin reports only later that it is closed.
    let closed = false
    return {
      source: popup,
      get closed() {
        return closed || popup.closed
      },
      show(url) {
        popup.location.href = url
      },
      close() {
        closed = true
        popup.close()
      },
      focus: () => popup.focus(),
    }
  }
  const frame = page.document.createElement('iframe')
  frame.title = 'Simulated window'
  frame.hidden = true
  page.document.body.append(frame)
  return {
    get source() {
      return frame.contentWindow
    },
    get closed() {
      return !frame.isConnected
    },
    show(url) {
      frame.src = url
    },
    close: () => frame.remove(),
    focus: () => undefined,
  }
}
