/** A clipboard of the simulated browser, for the page and for the workbench. */
export interface SimulatedClipboard {
  read(): string
  write(text: string): void
  /**
   * Denies the page's own reading and writing from now on.
   *
   * @param selection also denies that a command copies selected text
   */
  deny(denied: boolean, selection?: boolean): void
  /** The object at the page's `navigator.clipboard`. */
  readonly page: Pick<Clipboard, 'readText' | 'writeText'>
  /**
   * Answers the page's `document.execCommand('copy')` with the selected text. Returns false if it
   * is refused.
   */
  copySelected(text: string): boolean
}

/** Creates a clipboard in memory: the machine's own clipboard does not change. */
export function createClipboard(): SimulatedClipboard {
  let text = ''
  let isDenied = false
  let isSelectionDenied = false

  function mustAllow(): void {
    if (isDenied) throw new DOMException('The visitor refused the clipboard.', 'NotAllowedError')
  }

  return {
    read: () => text,
    write(next) {
      text = next
    },
    deny(denied, selection = false) {
      isDenied = denied
      isSelectionDenied = denied && selection
    },
    page: {
      async readText() {
        mustAllow()
        return text
      },
      async writeText(next) {
        mustAllow()
        text = next
      },
    },
    copySelected(selected) {
      if (isSelectionDenied || selected === '') return false
      text = selected
      return true
    },
  }
}
