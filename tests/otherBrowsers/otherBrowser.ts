/** A browser other than Chromium, controlled by its own protocol: WebDriver BiDi or WebDriver. */
export interface OtherBrowser {
  readonly version: string
  /** Opens a page and waits until it is loaded. */
  open(url: string): Promise<void>
  /** The value of an expression in the page, if it fits into JSON. */
  evaluate(expression: string): Promise<unknown>
  /** A person's input, in the format that both protocols share. */
  perform(sources: readonly InputSource[]): Promise<void>
  close(): Promise<void>
}

/** One device and its actions. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerAction[] }

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp'
  /** A letter, or one of WebDriver's code points for keys. */
  readonly value: string
}

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
