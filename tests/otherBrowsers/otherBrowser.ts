/** A browser beside Chromium, driven over its own protocol: WebDriver BiDi or WebDriver. */
export interface OtherBrowser {
  readonly version: string
  /** Opens a page and waits until it is loaded. */
  open(url: string): Promise<void>
  /** The value of an expression in the page, as far as JSON has it. */
  evaluate(expression: string): Promise<unknown>
  /** Input of a person, in the form that both protocols share. */
  perform(sources: readonly InputSource[]): Promise<void>
  close(): Promise<void>
}

/** One device and what is done with it. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerAction[] }

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp'
  /** A letter, or one of the code points that WebDriver has for keys. */
  readonly value: string
}

type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
