import type { RequestMessage, ScreenMessage } from '../../actors/secureSite/frame/frameScreen.ts'

/** The page of the secure site. */
export interface RequestPage {
  /** Shows a request for the person's decision; clears the page if `undefined`. */
  show(request: RequestMessage['request']): void
  setTheme(theme: {
    readonly themeMode: 'light' | 'dark' | undefined
    readonly w3mThemeVariables: Readonly<Record<string, unknown>> | undefined
  }): void
}

/** Shows a request in the elements of index.html. Texts of the app are inserted as text, never as HTML. */
export function createRequestPage(
  page: Document,
  origin: string,
  notify: (message: ScreenMessage) => void,
): RequestPage {
  const find = (id: string) => {
    const element = page.getElementById(id)
    if (element === null) throw new Error(`The secure site's page has no #${id}.`)
    return element
  }
  let open: number | undefined

  function write(id: string, text: string | undefined): void {
    find(id).hidden = text === undefined
    find(id).textContent = text ?? ''
  }

  function list(id: string, rows: readonly { label: string; value: string }[]): void {
    find(id).hidden = rows.length === 0
    find(id).replaceChildren(
      ...rows.flatMap(({ label, value }) => {
        const term = page.createElement('dt')
        const detail = page.createElement('dd')
        term.textContent = label
        detail.append(...withBreaks(value))
        return [term, detail]
      }),
    )
  }

  /** Allows line breaks between groups of four digits of an address, not within one. */
  function withBreaks(value: string): readonly (string | Node)[] {
    const parts = value.replace(/0x[0-9a-f]{40}\b/gi, (found) =>
      (found.match(/^0x|.{4}/g) ?? []).join('\n'),
    )
    return parts
      .split('\n')
      .flatMap((part, index) => (index === 0 ? [part] : [page.createElement('wbr'), part]))
  }

  function decide(approved: boolean): void {
    if (open === undefined) return
    const id = open
    open = undefined
    find('ask').toggleAttribute('data-deciding', true)
    write(approved ? 'approve' : 'cancel', approved ? 'Signing…' : 'Cancelling…')
    notify({ type: '@foyer-site/decision', id, approved })
  }

  function sendScreen(): void {
    notify({
      type: '@foyer-site/screen',
      theme: page.documentElement.dataset['theme'] ?? 'light',
      heading: find('ask').hidden ? '' : (find('heading').textContent ?? ''),
      amount: find('ask').hidden ? '' : (find('amount').textContent ?? ''),
    })
  }

  find('cancel').addEventListener('click', () => decide(false))
  find('ask').addEventListener('submit', (event) => {
    event.preventDefault()
    decide(true)
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') decide(false)
  })

  return {
    show(request) {
      open = request?.id
      find('ask').hidden = request === undefined
      find('ask').removeAttribute('data-deciding')
      find('idle').hidden = request !== undefined
      if (request !== undefined) {
        const { heading, amount, message, fields, rows, details, note, approve } = request.summary
        write('heading', heading)
        write('origin', new URL(origin).host)
        write('amount', amount && `${amount.value} ${amount.symbol}`)
        write('message', message)
        write('note', note)
        write('approve', approve)
        write('cancel', 'Cancel')
        list('fields', fields ?? [])
        list('rows', rows)
        write('raw', details)
        find('details').hidden = details === undefined
        find('details').removeAttribute('open')
        find('body').scrollTop = 0
      }
      sendScreen()
    },
    setTheme({ themeMode, w3mThemeVariables }) {
      const root = page.documentElement
      root.dataset['theme'] = themeMode ?? 'light'
      const accent = w3mThemeVariables?.['--w3m-accent']
      if (typeof accent === 'string' && CSS.supports('color', accent)) {
        root.style.setProperty('--accent', accent)
        root.style.setProperty('--on-accent', inkOn(accent, page))
      }
      sendScreen()
    },
  }
}

/** Returns black or white, whichever is more readable on that colour. */
function inkOn(color: string, page: Document): string {
  const canvas = page.createElement('canvas').getContext('2d')
  if (canvas === null) return '#fff'
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#0c1413' : '#fff'
}
