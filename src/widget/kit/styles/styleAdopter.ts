/** Adds style sheets to one root. */
export interface StyleAdopter {
  /** Adopts a sheet once, however often it is requested. */
  adopt(css: string): void
  /** Adopts a sheet under a name, or replaces the one with that name (the theme). */
  replace(name: string, css: string): void
}

/**
 * Creates the adopter of one shadow root or document. Each root has its own sheets, because a constructed sheet belongs
 * to the document that created it.
 */
export function createStyleAdopter(root: ShadowRoot | Document): StyleAdopter {
  const page = 'defaultView' in root ? root : root.ownerDocument
  const adopted = new Set<string>()
  const namedSheets = new Map<string, CSSStyleSheet | undefined>()

  function append(css: string): CSSStyleSheet | undefined {
    // The DOM of unit tests renders nothing and has none.
    if (!('adoptedStyleSheets' in root)) return undefined
    const Sheet = page.defaultView?.CSSStyleSheet ?? CSSStyleSheet
    const sheet = new Sheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
    return sheet
  }

  return {
    adopt(css) {
      if (css === '' || adopted.has(css)) return
      adopted.add(css)
      append(css)
    },
    replace(name, css) {
      const sheet = namedSheets.get(name)
      if (sheet) sheet.replaceSync(css)
      else namedSheets.set(name, append(css))
    },
  }
}
