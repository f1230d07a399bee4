import { expect, it } from 'vitest'
import { checkLink } from './checkLink.ts'

it.each([
  'https://example.org/a?b=c',
  'http://localhost:5173/x',
  'http://shop.localhost/x',
  'http://127.0.0.1:8545/',
  'http://[::1]:3000/',
])('opens %s', (link) => {
  expect(checkLink(link)).toBe(link)
})

it('returns a link in its normalised form', () => {
  expect(checkLink(' HTTPS://Example.org ')).toBe('https://example.org/')
})

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
  'view-source:https://example.org',
  'chrome://settings',
  'ms-msdt:/id',
  'intent://x#Intent;end',
  'metamask://wc?uri=wc%3A1',
  'tel:+1900',
  'mailto:a@b.c',
  'http://example.org/',
  'http://localhost.example.org/',
  'http://127.0.0.1.example.org/',
  'http://1127.0.0.1/',
  'http://evillocalhost/',
  'ftp://example.org',
  'ftp://localhost/',
  'ws://example.org',
  'https://user@example.org',
  'https://user:pw@example.org',
  'https://:pw@example.org',
  '//example.org',
  '/path',
  'metamask',
  '',
])('refuses %j', (link) => {
  expect(() => checkLink(link)).toThrow(expect.objectContaining({ code: 'link.refused' }))
})

it('quotes at most 200 characters of a refused link', () => {
  const link = `ftp://${'x'.repeat(300)}`
  expect(() => checkLink(link)).toThrow(`'${link.slice(0, 200)}'`)
})
