import { describe, expect, it } from 'vitest'
import { safeImageSource } from './safeImageSource.ts'

describe('safeImageSource', () => {
  it.each([
    'https://images.test/wallet.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/svg+xml,%3Csvg%3E%3C/svg%3E',
    'blob:https://shop.test/7f6c',
  ])('accepts %s', (source) => {
    expect(safeImageSource(source)).toBe(source)
  })

  it.each([
    'http://images.test/wallet.png',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;image/png,<b>',
    'file:///etc/passwd',
    '//images.test/wallet.png',
    'wallet.png',
    '',
    null,
    undefined,
  ])('rejects %j', (source) => {
    expect(safeImageSource(source)).toBeNull()
  })
})
