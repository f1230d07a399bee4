/** A clipboard of the simulated browser, for the page and for the workbench. */
export interface SimulatedClipboard {
  read(): string
  write(text: string): void
  /** Denies the page's own reading and writing from now on. */
  deny(denied: boolean): void
  /** The object at the page's `navigator.clipboard`. */
  readonly page: Pick<Clipboard, 'readText' | 'writeText'>
}

/** In memory: the machine's own clipboard does not change. */
export function createClipboard(): SimulatedClipboard {
  let text = ''
  let isDenied = false

  function mustAllow(): void {
    if (isDenied) throw new DOMException('The visitor refused the clipboard.', 'NotAllowedError')
  }

  return {
    read: () => text,
    write(next) {
      text = next
    },
    deny(denied) {
      isDenied = denied
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
  }
}
