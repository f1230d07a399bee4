import { findOnPath } from './findOnPath.mjs'

/** The engines other than Chromium, and the command that installs them with their drivers on Debian or Ubuntu. */
const engines = {
  firefox: 'apt-get install firefox-esr',
  webkit: 'apt-get install webkit2gtk-driver xvfb',
}

/** @typedef {keyof typeof engines} Engine */
/**
 * @typedef {object} Found a browser that can be driven
 * @property {Engine} engine
 * @property {string} program Firefox itself, which has a WebDriver BiDi server; of WebKitGTK its WebDriver server
 * @property {string | undefined} xvfb program for a browser that needs a screen, on a machine without a screen
 */

/**
 * The browsers beside Chromium that this machine has. Playwright's own builds of them are not the browsers of visitors, and cannot
 * be fetched everywhere.
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {readonly Found[]}
 */
export function findOtherBrowsers({ PATH, DISPLAY } = process.env) {
  const [firefox] = findOnPath(['firefox-esr', 'firefox'], PATH)
  const [webkit] = findOnPath(['WebKitWebDriver'], PATH)
  const [xvfb] = DISPLAY ? [] : findOnPath(['Xvfb'], PATH)
  return [
    ...(firefox === undefined
      ? []
      : [{ engine: /** @type {const} */ ('firefox'), program: firefox, xvfb: undefined }]),
    ...(webkit === undefined || (!DISPLAY && xvfb === undefined)
      ? []
      : [{ engine: /** @type {const} */ ('webkit'), program: webkit, xvfb }]),
  ]
}

/**
 * One line for each engine that is not among those found.
 *
 * @param {readonly Found[]} found
 */
export function leftOutLines(found) {
  return Object.entries(engines)
    .filter(([engine]) => found.every((each) => each.engine !== engine))
    .map(([engine, how]) => `LEFT OUT: no ${engine} that can be driven was found (${how})`)
}
