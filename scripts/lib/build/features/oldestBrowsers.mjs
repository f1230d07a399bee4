/** The oldest release of each browser in which everything works; docs/browsers.md has the same numbers. */
export const oldestBrowsers = { chrome: 120, edge: 120, firefox: 125, safari: 17.4 }

/**
 * Newer features that are used all the same, by their names in `web-features`, and what is different without them. A browser ignores a
 * declaration that it does not know; code looks first whether the function is there.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const enhancements = {
  'font-family-ui': 'the next typeface of the list is taken',
  'forced-colors': 'a colour of the widget stays where the visitor forces others',
  'input-event':
    'the Enter that ends a composed word also submits, as on every page in that browser',
  'keyboard-events': 'the same, and Escape closes the modal',
  'overflow-anchor': 'a list may move by a row while rows come in above',
  'overscroll-behavior': 'the page scrolls on when a list is at its end',
  requestidlecallback: 'code is fetched after a timeout instead of when the page is idle',
  scheduler: 'a timeout of 0 ms is taken',
  'scroll-driven-animations': 'lists end sharply instead of fading at their edges',
  'scrollbar-color': 'scroll bars have the colours of the system',
  'scrollbar-gutter':
    'the page moves by a scroll bar when the modal opens, where scroll bars take room',
  'scrollbar-width': 'scroll bars are as wide as those of the system',
  'starting-style': 'the modal appears at once instead of sliding in',
  'text-decoration': 'the underline of a link appears at once instead of fading in',
  'text-size-adjust': 'text may be enlarged on a phone that is turned on its side',
  'text-wrap-balance': 'lines of a title are as long as they come',
  'text-wrap-pretty': 'a last line may be one word',
  'uint8array-base64-hex': 'the same is computed by a loop',
  'user-select': 'the label of a button can be selected',
}

/** Names that are newer in some API of the web, and stand for something else here: a class of WalletConnect's client, a field. */
export const namesakes = ['Subscriber', 'when']
