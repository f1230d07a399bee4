/**
 * All tests in a report of Playwright's JSON reporter, including nested suites.
 *
 * @param {any} report
 * @returns {any[]}
 */
export function specsOf({ suites = [], specs = [] }) {
  return [...suites.flatMap(specsOf), ...specs]
}
