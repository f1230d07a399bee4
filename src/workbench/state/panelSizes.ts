/** Sizes that a person can set, in CSS px: their limits, their defaults, and `sign` as in `Splitter`. */
export const panelSizes = {
  left: { name: 'Left column', line: 'vertical', least: 220, most: 480, usual: 296, sign: 1 },
  right: { name: 'Right column', line: 'vertical', least: 280, most: 560, usual: 388, sign: -1 },
  player: { name: 'Player', line: 'horizontal', least: 120, most: 640, usual: 344, sign: -1 },
  dock: { name: 'Logs and runs', line: 'horizontal', least: 100, most: 520, usual: 204, sign: -1 },
} as const

export type PanelSize = keyof typeof panelSizes

/** CSS px by which a key or a button changes a size. */
export const sizeStep = 16
