import { expect, it, vi } from 'vitest'
import { createTrustedText } from './trustedText.ts'

it("creates text of the page's trusted types, with one policy", () => {
  const createPolicy = vi.fn((name: string, rules: Record<string, (text: string) => string>) => ({
    createHTML: (text: string) => `${name}: ${rules['createHTML']?.(text)}`,
    createScriptURL: (text: string) => `${name}: ${rules['createScriptURL']?.(text)}`,
  }))
  const { markup, scriptUrl } = createTrustedText({
    trustedTypes: { createPolicy },
  } as unknown as Window)
  expect(createPolicy).not.toHaveBeenCalled()
  expect(markup('<html>')).toBe('foyer-panels: <html>')
  expect(scriptUrl('/a.js')).toBe('foyer-panels: /a.js')
  expect(createPolicy).toHaveBeenCalledTimes(1)
})

it('returns the text unchanged when the browser has no such types', () => {
  const { markup, scriptUrl } = createTrustedText({} as Window)
  expect(markup('<html>')).toBe('<html>')
  expect(scriptUrl('/a.js')).toBe('/a.js')
})
