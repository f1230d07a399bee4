/** Sizes that a person can set, in CSS px: their limits, their defaults, and `sign` as in `Splitter`. */
export const panelSizes = {
  left: { name: 'Left column', line: 'vertical', least: 200, most: 480, usual: 228, sign: 1 },
  right: { name: 'Right column', line: 'vertical', least: 300, most: 620, usual: 338, sign: -1 },
  dock: { name: 'Logs and runs', line: 'horizontal', least: 100, most: 520, usual: 226, sign: -1 },
} as const

export type PanelSize = keyof typeof panelSizes

/** CSS px by which a key or a button changes a size. */
export const sizeStep = 16
