/**
 * The entry points of the package. A `client` entry point renders with React, so a React server must leave it to the browser.
 *
 * @typedef {{ name: string, file: string, source: string, production: boolean, client: boolean }} EntryPoint
 */

/** @type {readonly EntryPoint[]} */
export const entryPoints = [
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
