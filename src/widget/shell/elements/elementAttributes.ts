export type ElementKind = 'connect' | 'account' | 'combined' | 'network' | 'onramp'

/** What a custom element's attributes say, as the controls take it. */
export interface ElementAttributes {
  readonly size?: 'm' | 'l'
  readonly disabled?: boolean
  readonly label?: string
  readonly loadingLabel?: string
  readonly hideBalance?: boolean
  readonly hideNetworkImage?: boolean
}

/** Attributes that count as true when they are there, unless they say `false`, as frameworks write it. */
export const flagAttributes = ['disabled', 'hide-balance', 'hide-network-image'] as const
/** Attributes with a text. */
export const textAttributes = ['size', 'label', 'loading-label'] as const

/** Reads the attributes of an element; a size that does not exist counts as none. */
export function readElementAttributes(element: Pick<Element, 'getAttribute'>): ElementAttributes {
  const text = (name: (typeof textAttributes)[number]) => element.getAttribute(name) ?? undefined
  const size = text('size')
  const label = text('label')
  const loadingLabel = text('loading-label')
  return {
    ...(size === 'm' || size === 'l' ? { size } : {}),
    ...(label === undefined ? {} : { label }),
    ...(loadingLabel === undefined ? {} : { loadingLabel }),
    disabled: hasFlag(element, 'disabled'),
    hideBalance: hasFlag(element, 'hide-balance'),
    hideNetworkImage: hasFlag(element, 'hide-network-image'),
  }
}

/** Whether an attribute that is a flag is set. */
export function hasFlag(
  element: Pick<Element, 'getAttribute'>,
  name: (typeof flagAttributes)[number],
): boolean {
  const value = element.getAttribute(name)
  return value !== null && value !== 'false'
}

/** The property that reflects an attribute: `hideBalance` for `hide-balance`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
