import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { featureProblems } from '../../scripts/lib/build/features/featureProblems.mjs'
import { enhancements, oldestBrowsers } from '../../scripts/lib/build/features/oldestBrowsers.mjs'

const inStyle = (css: string) => featureProblems({ styles: [css], scripts: [] })
const inScript = (...scripts: string[]) => featureProblems({ styles: [], scripts })

describe('the build, for the oldest supported browsers', () => {
  it.each([
    ['a property', '.fy-a { field-sizing: content }', 'field-sizing'],
    ['a value', '.fy-a { width: stretch }', 'css.properties.width.stretch'],
    ['a selector', '.fy-a:active-view-transition { top: 0 }', 'active-view-transition'],
    ['a rule', '@view-transition { navigation: auto }', 'view-transition'],
    ['a function', '.fy-a { color: contrast-color(red) }', 'contrast-color'],
  ])('rejects %s, which they lack', (_, css, name) => {
    expect(inStyle(css).join('\n')).toContain(name)
  })

  it.each([
    ['a function of a global', 'Promise.try(work)', 'promise-try'],
    ['a global', 'new CloseWatcher()', 'closewatcher'],
    ['a member', 'document.startViewTransition(change)', 'view-transitions'],
  ])('rejects %s, which they lack', (_, script, name) => {
    expect(inScript(script).join('\n')).toContain(`("${name}") is newer than`)
  })

  it('accepts features that they have, and names of the script itself', () => {
    expect(inStyle('dialog:has(.fy-a) { inset: 0; color: color-mix(in srgb, red, blue) }')).toEqual(
      [],
    )
    expect(
      inScript('AbortSignal.any([one]); element.checkVisibility(); view.showPopover()'),
    ).toEqual([])
    expect(inScript('core.requestClose()', 'const core = { requestClose() {} }')).toEqual([])
  })

  it('documents the releases, and what differs without each newer feature', () => {
    const guide = readFileSync('docs/browsers.md', 'utf8')
    const { chrome, edge, firefox, safari } = oldestBrowsers
    expect(guide).toContain(
      `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari}`,
    )
    const absent = Object.values(enhancements).filter((what) => !guide.includes(what))
    expect(absent).toEqual([])
  })
})
