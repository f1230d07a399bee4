import { expect, it } from 'vitest'
import { checkLink } from './checkLink.ts'

it.each([
  'https://example.org/a?b=c',
  'http://localhost:5173/x',
  'http://127.0.0.1:8545/',
  'http://[::1]:3000/',
])('opens %s', (link) => {
  expect(checkLink(link, { walletSchemes: false })).toBe(link)
})

it.each(['metamask://wc?uri=wc%3A1', 'trust://wc', 'ledgerlive://wc', 'com.wallet+x-1.2:open'])(
  'opens the wallet link %s only where wallets may be opened',
  (link) => {
    expect(checkLink(link, { walletSchemes: true })).toBe(link)
    expect(() => checkLink(link, { walletSchemes: false })).toThrow('is not on the list')
  },
)

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'about:blank',
  'filesystem:https://example.org/x',
  'view-source:https://example.org',
  'chrome://settings',
  'ms-msdt:/id',
  'search-ms:query=x',
  'intent://x#Intent;end',
  'http://example.org/',
  'http://localhost.example.org/',
  'ftp://example.org',
  'ws://example.org',
  'https://user:pw@example.org',
  '//example.org',
  '/path',
  'metamask',
  '',
])('refuses %j everywhere', (link) => {
  const refusal = expect.objectContaining({ code: 'link.refused' })
  expect(() => checkLink(link, { walletSchemes: true })).toThrow(refusal)
  expect(() => checkLink(link, { walletSchemes: false })).toThrow(refusal)
})
