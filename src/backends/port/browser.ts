import type { WalletLink } from './links/checkWalletLink.ts'

/** What the widget knows of the visitor's device (wire 8.1). */
export interface Device {
  readonly kind: 'desktop' | 'ios' | 'android'
  /** True with a coarse pointer or a phone's user agent. */
  readonly mobile: boolean
  /** Width of the window in CSS px. The modal is a sheet up to 430 px (C-361). */
  readonly width: number
}

/** A window that the widget opened. */
export interface Popup {
  /** True once the visitor or the page closed it. */
  readonly closed: boolean
  /** Sends the window to a checked https (or loopback) address. Rejects with `link.refused`. */
  navigate(url: string): void
  close(): void
  focus(): void
  /** True when `source` is this popup's window: the second half of an origin check. */
  isSource(source: MessageEventSource | null): boolean
}

/** An unchecked message from another window. */
export interface WindowMessage {
  readonly origin: string
  readonly source: MessageEventSource | null
  readonly data: unknown
}

/** The page around the widget: everything of `window` that production code may use. */
export interface Browser {
  /** Origin of the host page. */
  readonly origin: string
  device(): Device
  subscribeDevice(listener: (device: Device) => void): () => void
  /**
   * Returns whether the visitor's system theme is dark, for hosts that set no theme (open point
   * 19).
   */
  prefersDark(): boolean
  subscribePrefersDark(listener: (dark: boolean) => void): () => void
  visible(): boolean
  subscribeVisible(listener: (visible: boolean) => void): () => void
  /**
   * Opens a web link: https, or this machine. Throws `link.refused` for any other scheme, `popup.blocked` when the
   * browser blocks it.
   */
  openLink(url: string, target: 'blank' | 'self'): void
  /**
   * Opens a checked link that passes a pairing to a wallet: a web link, or the wallet's own scheme
   * (wire 8.1). `self` leaves the page, as mobile links do (C-214).
   */
  openWalletLink(link: WalletLink, target: 'blank' | 'self'): void
  /**
   * Opens an empty popup of 600 by 800 CSS px. Call it inside the click, or the browser
   * refuses it. Throws `popup.blocked`.
   */
  openPopup(
    name: string,
    /** True for a page that sends no messages. Its window gets no `opener`. */
    alone?: boolean,
  ): Popup
  /** Copies a text to the clipboard. Rejects with `clipboard.failed`. */
  copy(text: string): Promise<void>
  /**
   * Copies the text that is selected in a field of the page, which browsers allow where they refuse
   * `copy`: without a secure connection, or in a frame. Returns false if this one does not.
   */
  copySelection(): boolean
  /** Reads the text in the clipboard. Rejects with `clipboard.failed`. */
  readClipboard(): Promise<string>
  /** Messages from other windows, unchecked: every reader checks origin, source and request id. */
  subscribeMessages(listener: (message: WindowMessage) => void): () => void
  /**
   * Runs a task when the page is idle; the returned function cancels it. Never runs the task when the visitor saves or
   * pays for data, or when the browser cannot tell.
   */
  whenIdle(task: () => void): () => void
  /** Returns whether the visitor asked the browser to save data. False when the browser cannot tell. */
  savesData(): boolean
  /** Loads the page again. */
  reload(): void
  /** Stops the page behind the modal from scrolling until the returned function is called. */
  lockScroll(): () => void
}
