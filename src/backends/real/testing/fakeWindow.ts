/** The parts of a window that the browser ports use, controlled by a test. */
export function fakeWindow(own: { ethereum?: unknown; userAgent?: string } = {}) {
  const target = new EventTarget()
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { style: {}, dataset: {}, clientWidth: 1_000 },
    execCommand(command: string) {
      if (command !== 'copy' || board.selected === '') return false
      board.text = board.selected
      return true
    },
  })
  const opened: unknown[][] = []
  const media = new Map<string, EventTarget & { matches: boolean }>()
  const board = { text: '', refuse: false, selected: '' }
  const popup = { closed: false, location: { href: '' }, close: () => (popup.closed = true) }
  const loads = { count: 1 }
  let blocked = false

  function matchMedia(query: string) {
    const known = media.get(query) ?? Object.assign(new EventTarget(), { matches: false })
    media.set(query, known)
    return known
  }

  const fake = Object.assign(target, {
    ethereum: own.ethereum,
    document: page,
    innerWidth: 1_015,
    location: {
      origin: 'https://shop.example',
      href: 'https://shop.example/',
      hostname: 'shop.example',
      reload: () => void loads.count++,
    },
    navigator: {
      userAgent: own.userAgent ?? 'Mozilla/5.0 (X11; Linux x86_64)',
      clipboard: {
        async writeText(text: string) {
          if (board.refuse) throw new Error('denied')
          board.text = text
        },
        readText: async () => board.text,
      },
    },
    matchMedia,
    open(...call: unknown[]) {
      opened.push(call)
      return blocked ? null : popup
    },
  })
  return {
    // A window has hundreds of members; the ports under test use those above.
    window: fake as unknown as Window,
    page,
    opened,
    board,
    popup,
    loads,
    block: () => (blocked = true),
    setMedia(query: string, matches: boolean) {
      const list = matchMedia(query)
      list.matches = matches
      list.dispatchEvent(Object.assign(new Event('change'), { matches }))
    },
    announce(detail: unknown) {
      target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    },
  }
}
