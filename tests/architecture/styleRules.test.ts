import { describe, expect, it } from 'vitest'
import { styleSheets } from './sourceFiles.ts'
import { ownerProblems, sheetProblems } from './styleRules.ts'
import { lines } from './syntax.ts'

const check = (path: string, text: string) => lines(sheetProblems({ path, text }))
const feature = 'src/widget/features/email/email.css'

describe('a style sheet of the widget', () => {
  it("finds no problem in the widget's style sheets", () => {
    const sheets = styleSheets('src/widget')
    expect(sheets.length).toBeGreaterThan(50)
    expect(lines(sheets.flatMap(sheetProblems))).toEqual([])
  })

  it.each([
    [feature, '.fy-email { color: red }', '@layer features'],
    [feature, '@layer kit { .fy-email { color: red } }', '@layer features'],
    [feature, '@layer features { .fy-email { color: red } } .fy-more { gap: 1px }', '.fy-more'],
    [feature, '@media print { .fy-email { color: red } }', '@layer features'],
    [feature, '@keyframes fy-in { from { opacity: 0 } }', '@layer features'],
    ['src/widget/kit/buttons/button.css', '.fy-button { gap: 1px }', '@layer kit'],
    ['src/widget/shell/modal.css', '.fy-modal { position: fixed }', '@layer shell'],
    ['src/widget/theme/base.css', 'button { color: inherit }', '@layer base'],
  ])('rejects a rule of %s outside its layer: %s', (path, text, named) => {
    expect(check(path, text)).toEqual([expect.stringContaining(named)])
  })

  it.each([
    ['gap: 8px', '--foyer-space-s'],
    ['padding: 14px 16px', '--foyer-space-l'],
    ['margin-inline-start: 4px', '--foyer-space-xs'],
  ])('rejects a space of the scale written in px: %s', (declaration, named) => {
    expect(check(feature, `@layer features { .fy-email { ${declaration} } }`)).toEqual([
      expect.stringContaining(named),
    ])
  })

  it('compares with the scale that the theme declares', () => {
    const theme = styleSheets('src/widget/theme').map(({ text }) => text)
    const scale = [...theme.join('').matchAll(/--foyer-space-(\w+): (\w+)/g)]
    expect(scale).toHaveLength(6)
    for (const [, name, px] of scale)
      expect(check(feature, `@layer features { .fy-email { gap: ${px} } }`)).toEqual([
        expect.stringContaining(`--foyer-space-${name})`),
      ])
  })

  it('rejects a rule of a host element inside a layer', () => {
    const text = '@layer shell { :host([hidden]) { display: none !important } }'
    expect(check('src/widget/shell/modal.css', text)).toEqual([expect.stringContaining('reversed')])
  })

  it.each([
    ['.email { color: red }', 'email: classes'],
    ['.fy-email > .foyer-row:hover { color: red }', 'foyer-row: classes'],
    ['@keyframes slide { from { opacity: 0 } }', 'slide: classes and animations'],
    ['.fy-email { --inset: 4px }', '--inset: custom properties'],
    ['.fy-email { gap: var(--fy-gap, 4px) }', '--fy-gap: custom properties'],
  ])('rejects another prefix: %s', (rules, named) => {
    expect(check(feature, `@layer features { ${rules} }`)).toEqual([expect.stringContaining(named)])
  })

  it.each([
    [feature, '/* .old */ @layer features { .fy-email { width: 0.5px } }'],
    [feature, '@layer features { @media (hover: hover) { .fy-email:hover { gap: 1px } } }'],
    [feature, '@layer features { @keyframes fy-in { from { opacity: 0 } 50% { opacity: 1 } } }'],
    [feature, '@layer features { .fy-email { gap: calc(var(--foyer-space-s) + 1px) } }'],
    [feature, '@layer features { .fy-email { width: 16px; margin: -8px 0 14px } }'],
    ['src/widget/theme/base.css', '@layer base, kit; :host { color: red !important }'],
  ])('allows %s to be %s', (path, text) => {
    expect(check(path, text)).toEqual([])
  })
})

describe('a class of the widget', () => {
  const sheet = (path: string, ...selectors: string[]) => {
    const rules = selectors.map((selector) => `${selector} { gap: 1px }`).join(' ')
    return { path: `src/widget/${path}`, text: `@layer x { ${rules} }` }
  }
  const kit = sheet('kit/lists/listRow.css', '.fy-row', '.fy-row-title')

  it('finds no class that two parts of the widget style', () => {
    expect(lines(ownerProblems(styleSheets('src/widget')))).toEqual([])
  })

  it.each([
    ['a feature', sheet('features/send/send.css', '.fy-send > .fy-row'), 'kit'],
    ['a feature', sheet('features/send/send.css', '.fy-send:has(> .fy-row-title)'), 'kit'],
    ['the shell', sheet('shell/views/view.css', '.fy-row[data-tone]'), 'kit'],
    ['a feature', sheet('features/swap/parts/swap.css', '.fy-header'), 'shell'],
  ])('rejects a class that %s styles as well', (_, file, owner) => {
    const shell = sheet('shell/header/header.css', '.fy-header')
    // In any order of the sheets.
    expect(lines(ownerProblems([file, shell, kit]))).toEqual([
      expect.stringContaining(`is styled by ${owner}:`),
    ])
  })

  it('rejects a class that two features style', () => {
    const files = [sheet('features/send/a.css', '.fy-a'), sheet('features/swap/b.css', '.fy-a')]
    expect(lines(ownerProblems(files))).toEqual([expect.stringContaining('by features/send:')])
  })

  it('allows a class in several sheets of one part', () => {
    const group = sheet('kit/lists/listGroup.css', '.fy-group > .fy-row')
    const own = [sheet('features/send/a.css', '.fy-a'), sheet('features/send/b/b.css', '.fy-a')]
    expect(ownerProblems([kit, group, ...own])).toEqual([])
  })
})
