import { containersOf } from '../../containersOf.ts'
import { forcedMedia, type EmulatedMedia } from './forcedMedia.ts'

/** An emulation in one page. */
export interface MediaEmulation {
  /** Applies the emulation also to style sheets and shadow roots that were added since the last call. */
  refresh(): void
  /** Leaves the page as it was. */
  end(): void
}

type Page = Window & typeof globalThis

/**
 * Emulates forced colours and reduced motion in a page, as far as a page can: its `@media` rules and its later calls of `matchMedia` answer
 * as if the system had set them, and with forced colours everything takes the system colours of this browser.
 */
export function emulateMedia(page: Document, media: EmulatedMedia): MediaEmulation {
  const view = page.defaultView as Page
  const undo: (() => void)[] = []
  const done = new WeakSet<object>()
  const sheet = media.forcedColors ? forcedSheet(view) : undefined

  function change(rules: CSSRuleList, isForced: boolean) {
    for (const rule of rules) {
      const isInside = isForced || changeMedia(rule)
      if ('style' in rule) changeStyle((rule as CSSStyleRule).style, isInside)
      if ('cssRules' in rule) change((rule as CSSGroupingRule).cssRules, isInside)
    }
  }

  /** Returns whether the rules inside are those for forced colours. */
  function changeMedia(rule: CSSRule): boolean {
    if (!(rule instanceof view.CSSMediaRule)) return false
    const { media: list } = rule
    const before = list.mediaText
    const after = forcedMedia(before, media)
    if (after === before) return false
    list.mediaText = after
    undo.push(() => (list.mediaText = before))
    return media.forcedColors && /forced-colors/.test(before)
  }

  /** The page's own rules for forced colours win over the emulated colours. */
  function changeStyle(style: CSSStyleDeclaration, isForced: boolean) {
    if (!media.forcedColors || done.has(style)) return
    done.add(style)
    const before = style.cssText
    if (isForced) {
      for (const name of style) style.setProperty(name, style.getPropertyValue(name), 'important')
    } else forceBackground(style)
    if (style.cssText !== before) undo.push(() => (style.cssText = before))
  }

  function refresh() {
    for (const root of [page, ...containersOf(page.documentElement).slice(1)]) {
      const tree = root as Document | ShadowRoot
      for (const each of [...tree.styleSheets, ...tree.adoptedStyleSheets]) {
        const rules = rulesOf(each)
        if (each !== sheet && rules) change(rules, false)
      }
      if (sheet && !tree.adoptedStyleSheets.includes(sheet)) {
        tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet]
        undo.push(() => {
          tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((each) => each !== sheet)
        })
      }
    }
  }

  const { matchMedia } = view
  view.matchMedia = (query) => matchMedia.call(view, forcedMedia(query, media))
  refresh()
  return {
    refresh,
    end() {
      view.matchMedia = matchMedia
      for (const step of undo.toReversed()) step()
    },
  }
}

function forcedSheet(view: Page): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(forcedColors)
  return sheet
}

/** None of a style sheet from another origin, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules
  } catch {
    // The browser refuses it; the panel says that such sheets keep their colours.
    return undefined
  }
}

/** Values that are no colour of their own. */
const none = /^(|none|transparent|inherit|initial|unset|revert|revert-layer)$/

/**
 * Replaces the background colour of a rule by that of the system. Its opacity stays: a transparent background shows what is behind it
 * also with forced colours.
 */
function forceBackground(style: CSSStyleDeclaration): void {
  const [name] = ['background-color', 'background'].filter(
    (each) => !none.test(style.getPropertyValue(each)),
  )
  if (name === undefined) return
  const value = style.getPropertyValue(name)
  if (/url\(|gradient\(/.test(value)) return
  const withOpacity = (channels: string) => `rgb(from ${value} ${channels} / alpha)`
  // Chromium's Canvas in light and in dark.
  const forced = `light-dark(${withOpacity('255 255 255')}, ${withOpacity('18 18 18')})`
  style.setProperty('background-color', forced, style.getPropertyPriority(name))
}

/** Gives text, borders and outlines the system colours, with the least specificity, so that a page's own rules for forced colours win. */
const forcedColors = `
:where(*, *::before, *::after, *::placeholder) {
  color: CanvasText !important;
  border-color: CanvasText !important;
  outline-color: Highlight !important;
  text-decoration-color: currentcolor !important;
  accent-color: auto !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
`
