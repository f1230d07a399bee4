import { describe, expect, it } from 'vitest'
import { findLowContrast } from './findLowContrast.ts'
import { contrastRatio } from './colors/contrastRatio.ts'

describe('findLowContrast', () => {
  it('lists both modes of a text that the host made too light for its accent', () => {
    const found = findLowContrast({ accent: '#ffe600', accentText: '#ffffff' })
    expect(found).toContainEqual({
      front: 'accentText',
      ground: 'accent',
      least: 4.5,
      mode: 'dark',
      ratio: contrastRatio('#ffffff', '#ffe600'),
    })
    expect(new Set(found.map(({ mode }) => mode))).toEqual(new Set(['light', 'dark']))
  })

  it('refuses variables that the widget would refuse', () => {
    expect(() => findLowContrast({ accent: 'teal' })).toThrow(
      expect.objectContaining({ code: 'config.invalid' }),
    )
  })
})
