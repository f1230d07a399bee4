/**
 * The ways into the package. A `client` door draws with React, so a React server must leave it to the browser.
 *
 * @typedef {{ name: string, file: string, source: string, production: boolean, client: boolean }} Door
 */

/** @type {readonly Door[]} */
export const doors = [
  {
    name: 'foyer',
    file: 'foyer',
    source: 'src/widget/index.ts',
    production: true,
    client: true,
  },
  {
    name: 'foyer/elements',
    file: 'elements',
    source: 'src/widget/elements.ts',
    production: true,
    client: true,
  },
  {
    name: 'foyer/real',
    file: 'real',
    source: 'src/backends/real/index.ts',
    production: true,
    client: false,
  },
  {
    name: 'foyer/mock',
    file: 'mock',
    source: 'src/backends/mock/index.ts',
    production: false,
    client: false,
  },
  {
    name: 'foyer/scenarios',
    file: 'scenarios',
    source: 'src/scenarios/index.ts',
    production: false,
    client: false,
  },
]
