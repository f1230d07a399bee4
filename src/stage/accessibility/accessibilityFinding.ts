/** How much a finding hinders people. `unsure`: axe cannot decide, and a person has to look. */
export type FindingImpact = 'critical' | 'serious' | 'moderate' | 'minor' | 'unsure'

/** A measured contrast of text and its background. */
export interface MeasuredContrast {
  /** Ratio to 1. */
  readonly ratio: number
  /** Ratio to 1 that the text needs. */
  readonly needed: number
  /** Colours as `#rrggbb`. */
  readonly text: string
  readonly background: string
}

/** An element that breaks a rule of accessibility. */
export interface AccessibilityFinding {
  /** Name of the rule in axe: `button-name`. */
  readonly rule: string
  readonly impact: FindingImpact
  /** The rule in words. */
  readonly help: string
  /** Page that explains the rule. */
  readonly helpUrl: string
  /** Reasons why the element breaks the rule, one sentence each. */
  readonly reasons: readonly string[]
  readonly role: string
  readonly name: string
  /** The start tag of the element, shortened. */
  readonly html: string
  readonly contrast?: MeasuredContrast
  /** The element; absent in a result that left the page. */
  readonly element?: HTMLElement
}
