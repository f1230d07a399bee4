/**
 * The ways into the package.
 *
 * @typedef {{ name: string, file: string, source: string, production: boolean }} Door
 */

/** @type {readonly Door[]} */
export const doors = [
  { name: 'foyer', file: 'foyer', source: 'src/widget/index.ts', production: true },
  { name: 'foyer/elements', file: 'elements', source: 'src/widget/elements.ts', production: true },
  { name: 'foyer/real', file: 'real', source: 'src/backends/real/index.ts', production: true },
  { name: 'foyer/mock', file: 'mock', source: 'src/backends/mock/index.ts', production: false },
  {
    name: 'foyer/scenarios',
    file: 'scenarios',
    source: 'src/scenarios/index.ts',
    production: false,
  },
]
