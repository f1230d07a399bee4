import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The policy that the guide recommends to hosts: no inline script or style, and strings never become markup.
 *
 * @returns {string}
 */
export function guidePolicy() {
  const path = fileURLToPath(new URL('../../../docs/content-policy.md', import.meta.url))
  const policy = /^```\n(default-src[^`]+)\n```$/m.exec(readFileSync(path, 'utf8'))?.[1]
  if (policy === undefined) throw new Error('docs/content-policy.md begins with no policy.')
  return policy.replaceAll('\n', ' ')
}

/**
 * That policy for one page, with the hashes of the inline scripts and styles of its framework.
 *
 * @param {string} html
 * @returns {string}
 */
export const policyForPage = (html) =>
  ['script', 'style'].reduce(
    (policy, tag) =>
      policy.replace(`${tag}-src 'self'`, [`${tag}-src 'self'`, ...hashes(html, tag)].join(' ')),
    guidePolicy(),
  )

/**
 * The policy sources that allow a framework's inline elements.
 *
 * @param {string} html
 * @param {string} tag
 */
function hashes(html, tag) {
  const inline = new RegExp(`<${tag}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g')
  return [...html.matchAll(inline)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
