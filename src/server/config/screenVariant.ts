/** A look in which `npx foyerkit replay --screens` shows each scenario. */
export interface ScreenVariant {
  /** The name in lowercase letters, digits and hyphens: `dark-phone`. */
  readonly name: string
  /**
   * The theme; that of the scenario if absent. On the page of an app, the setting of the browser.
   */
  readonly theme?: 'light' | 'dark' | undefined
  /**
   * The device; `desktop` if absent. `phone` plays a scenario for a desktop in a window as narrow
   * as that of a phone, with the same steps. A scenario for a phone is always played on its own
   * phone.
   */
  readonly device?: 'desktop' | 'phone' | undefined
  /**
   * The BCP 47 tag of a language of the widget, to which it switches for each screen. On the page
   * of an app, the language of the browser.
   */
  readonly language?: string | undefined
  /** The zoom of the page, as a browser does it for large text; 1 if absent. */
  readonly textScale?: number | undefined
}

/** The variants of a project that names none. */
export const defaultScreenVariants: readonly ScreenVariant[] = [
  { name: 'light-desktop', theme: 'light' },
  { name: 'dark-phone', theme: 'dark', device: 'phone' },
]
