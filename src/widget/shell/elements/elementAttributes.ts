export type ElementKind = 'connect' | 'account' | 'combined' | 'network' | 'onramp'

/** A custom element's attributes as properties of the controls. */
export interface ElementAttributes {
  readonly size?: 'm' | 'l' | undefined
  readonly disabled?: boolean
  readonly label?: string | undefined
  readonly loadingLabel?: string | undefined
  readonly hideBalance?: boolean
  readonly hideNetworkImage?: boolean
}

/** Attributes that are true when present, unless they are `false`, as frameworks write it. */
export const flagAttributes = ['disabled', 'hide-balance', 'hide-network-image'] as const
/** Attributes with a text. */
export const textAttributes = ['size', 'label', 'loading-label'] as const

/** Reads the attributes of an element; an unknown size is ignored. */
export function readElementAttributes(element: Pick<Element, 'getAttribute'>): ElementAttributes {
  const text = (name: (typeof textAttributes)[number]) => element.getAttribute(name) ?? undefined
  const size = text('size')
  return {
    size: size === 'm' || size === 'l' ? size : undefined,
    label: text('label'),
    loadingLabel: text('loading-label'),
    disabled: hasFlag(element, 'disabled'),
    hideBalance: hasFlag(element, 'hide-balance'),
    hideNetworkImage: hasFlag(element, 'hide-network-image'),
  }
}

/** Whether a flag attribute is set. */
export function hasFlag(
  element: Pick<Element, 'getAttribute'>,
  name: (typeof flagAttributes)[number],
): boolean {
  const value = element.getAttribute(name)
  return value !== null && value !== 'false'
}

/** Returns the property that reflects an attribute: `hideBalance` for `hide-balance`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
