/**
 * How the production build of an example is opened.
 *
 * @typedef {object} Production
 * @property {string} [path] of the page; `/` when absent
 * @property {string} [shows] text of the opened modal; a row of Connect when absent
 * @property {true} [withoutPolicy] it needs inline styles of its own: RainbowKit's modal, and the preview of Storybook
 */

/** Of the examples whose script `start` serves something else than a page with the view Connect. @type {Readonly<Record<string, Production>>} */
const productions = {
  express: { shows: 'What is a Wallet?', withoutPolicy: true },
  'plain-html': { shows: 'No Wallet found' },
  storybook: { path: '/iframe.html?id=login--large&viewMode=story', withoutPolicy: true },
}

/**
 * How the production build of an example is opened; nothing for one that has none.
 *
 * @param {string} name of the example
 * @param {Readonly<Record<string, string>>} scripts of its manifest
 * @returns {Production | undefined}
 */
export const productionOf = (name, scripts) =>
  scripts.start === undefined ? undefined : (productions[name] ?? {})
