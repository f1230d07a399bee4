/**
 * How a page settled after a visitor's event.
 *
 * @typedef {object} Settled
 * @property {number} painted ms from the event's own time stamp until the first frame that shows something of the dialog
 * @property {number} first ms until the content of the dialog changed first
 * @property {number} settled ms until nothing in the dialog changes or moves any more
 * @property {number} shift how far things moved on the way, as the browser scores it (cumulative layout shift)
 * @property {number} scripts files of code that were requested meanwhile
 */

/**
 * Runs in the page before its own code: `window.watchSettling(type)` waits for the next event of that type and resolves
 * when the open dialog has not changed for a while.
 */
export function installWatch() {
  /** ms without a change. Longer than the debounce of a search and than the response time of a service here. */
  const quiet = 900
  /** ms after which nothing is expected any more. */
  const limit = 120_000
  let shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += /** @type {any} */ (entry).value
  }).observe({ type: 'layout-shift', buffered: true })

  function openDialog() {
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []),
    ]
    return roots.flatMap((root) => [...root.querySelectorAll('dialog[open]')])[0]
  }

  /** Whether a frame drawn now shows words of the dialog: a dialog that fades in is transparent at first. */
  function isVisible() {
    const dialog = openDialog()
    return (
      dialog !== undefined &&
      dialog.textContent !== '' &&
      dialog.getBoundingClientRect().height > 0 &&
      Number(getComputedStyle(dialog).opacity) > 0.05
    )
  }

  /** Whether a motion that comes to an end is under way. */
  function isMoving() {
    const motions = openDialog()?.getAnimations({ subtree: true }) ?? []
    return motions.some(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    )
  }

  /** The drawn content that a visitor waits for: words, placeholders, pictures. @returns {string} */
  function read() {
    const dialog = openDialog()
    if (!dialog) return ''
    const words = [...dialog.querySelectorAll('button, h1, h2, p, li, [role=listitem]')].map(
      ({ textContent }) => textContent,
    )
    const pictures = [...dialog.querySelectorAll('img')].filter((image) => image.complete)
    const waiting = dialog.querySelectorAll('[aria-busy=true]').length
    return words.length === 0 ? '' : JSON.stringify([words, pictures.length, waiting])
  }

  /** @param {string} type @returns {Promise<Settled>} */
  function watchSettling(type) {
    return new Promise((resolve, reject) => {
      const seen = () => JSON.stringify(read())
      setTimeout(() => reject(new Error(`Failed to settle after a ${type}: ${seen()}`)), limit)
      addEventListener(type, begin, { capture: true, once: true })
      /** @param {Event} event */
      function begin({ timeStamp }) {
        const before = read()
        const shiftBefore = shift
        let [painted, first, changed, last] = [0, 0, performance.now(), before]
        const look = () => {
          const now = read()
          // The next task comes after the frame is drawn.
          if (painted === 0 && isVisible()) setTimeout(() => (painted ||= performance.now()))
          if (now !== last) setTimeout(() => (first ||= performance.now()))
          if (now !== last || isMoving()) setTimeout(() => (changed = performance.now()))
          last = now
          const isStill = performance.now() - changed > quiet && !/,[1-9]\d*\]$/.test(last)
          if (first === 0 || !isStill) return void requestAnimationFrame(look)
          const loaded = performance.getEntriesByType('resource')
          resolve({
            painted: painted - timeStamp,
            first: first - timeStamp,
            settled: changed - timeStamp,
            shift: shift - shiftBefore,
            scripts: loaded.filter(
              ({ name, startTime }) => name.endsWith('.js') && startTime >= timeStamp,
            ).length,
          })
        }
        requestAnimationFrame(look)
      }
    })
  }
  Object.assign(window, { watchSettling })
}
