/**
 * The anchor that a heading of Markdown is given, at GitHub and on the site alike.
 *
 * @param {string} heading as it is written
 */
export function anchorOf(heading) {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}
