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
