/** A clipboard of the simulated browser, as the page and as the workbench see it. */
export interface SimulatedClipboard {
  read(): string
  write(text: string): void
  /** From now on the page's own reading and writing is refused. */
  deny(denied: boolean): void
  /** What the page finds at `navigator.clipboard`. */
  readonly page: Pick<Clipboard, 'readText' | 'writeText'>
}

/** In memory: the machine's own clipboard stays as it is. */
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
