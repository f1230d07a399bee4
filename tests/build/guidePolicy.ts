import { readFileSync } from 'node:fs'

/** The policy that the guide recommends to hosts: no inline script or style, and strings never become markup. */
export function guidePolicy(): string {
  const guide = readFileSync('docs/content-policy.md', 'utf8')
  const policy = /^```\n(default-src[^`]+)\n```$/m.exec(guide)?.[1]
  if (policy === undefined) throw new Error('docs/content-policy.md begins with no policy.')
  return policy.replaceAll('\n', ' ')
}
