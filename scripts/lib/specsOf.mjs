/**
 * Every test of what Playwright's JSON reporter wrote, whatever suites it stands in.
 *
 * @param {any} report
 * @returns {any[]}
 */
export function specsOf({ suites = [], specs = [] }) {
  return [...suites.flatMap(specsOf), ...specs]
}
