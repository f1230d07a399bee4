import { describe, expect, it } from 'vitest'
import { safeLinkUrl } from './safeLinkUrl.ts'

describe('safeLinkUrl', () => {
  it.each(['https://foyer.test/terms', 'http://localhost:3000/', 'mailto:help@foyer.test'])(
    'accepts %s',
    (url) => {
      expect(safeLinkUrl(url)).toBe(url)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,x',
    'terms.html',
    null,
  ])('rejects %j', (url) => {
    expect(safeLinkUrl(url)).toBeNull()
  })
})
