/** The oldest release of each browser in which everything works; docs/browsers.md has the same numbers. */
export const oldestBrowsers = { chrome: 120, edge: 120, firefox: 125, safari: 17.4 }

/**
 * Newer features that are used nevertheless, by their names in `web-features`, each with the effect of its absence. A browser ignores an
 * unknown CSS declaration; code checks first whether a function exists.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const enhancements = {
  'font-family-ui': 'the next font in the list is used',
  'forced-colors': 'some widget colours stay when the visitor forces colours',
  'input-event':
    'the Enter key that ends IME composition also submits, as on every page in that browser',
  'keyboard-events': 'the same, and Escape during composition closes the modal',
  'overflow-anchor': 'a list can shift by a row while rows load above',
  'overscroll-behavior': 'the page scrolls when a list reaches its end',
  requestidlecallback: 'code loads after a timeout instead of when the page is idle',
  scheduler: 'a timeout of 0 ms is used instead',
  'scroll-driven-animations': 'lists do not fade at their edges',
  'scrollbar-color': "scroll bars use the system's colours",
  'scrollbar-gutter':
    'the page shifts by the width of a scroll bar when the modal opens, if scroll bars take up space',
  'scrollbar-width': "scroll bars use the system's width",
  'starting-style': 'the modal appears immediately instead of sliding in',
  'text-decoration': 'the underline of a link appears immediately instead of fading in',
  'text-size-adjust': 'a phone can enlarge text in landscape orientation',
  'text-wrap-balance': 'the lines of a title are not balanced',
  'text-wrap-pretty': 'the last line can be a single word',
  'uint8array-base64-hex': 'a loop computes the same result',
  'user-select': 'visitors can select the label of a button',
  'word-break-auto-phrase': 'a Japanese line can break inside a phrase',
}

/** Names that also belong to newer web APIs but mean something else here: a class of WalletConnect's client, a field. */
export const namesakes = ['Subscriber', 'when']
