import { normalizePath } from 'vite'

/** @typedef {{ name: string, test: (id: string) => boolean, minShareCount: number, priority: number, includeDependenciesRecursively?: boolean }} Group */

/**
 * The shared files of the workbench, with the code that several of its pages use. Hundreds of small files would make every page slower.
 *
 * @param {string} root folder of the repository. Only what follows it counts, so that the build is the same in every folder
 * @returns {Group[]}
 */
export function workbenchGroups(root) {
  const start = normalizePath(root).replace(/\/$/, '')
  /** @param {RegExp} pattern */
  const matches = (pattern) => (/** @type {string} */ id) =>
    pattern.test(id.startsWith(`${start}/`) ? id.slice(start.length) : id)
  return [
    {
      // A page that plays a recording does not load them.
      name: 'scenarios',
      test: matches(/\/src\/scenarios\/(?!dsl\/|index\.ts)/),
      includeDependenciesRecursively: false,
      minShareCount: 2,
      priority: 3,
    },
    {
      name: 'shared',
      test: matches(/\/src\/(?!workbench\/)|\/viem\/|\/@noble\//),
      minShareCount: 2,
      priority: 2,
    },
    // Apart, because the host's page of a stage must not have the style of the panels.
    {
      name: 'panels',
      test: matches(/\/src\/workbench\//),
      // Not the widget that they import, which the stage has, too.
      includeDependenciesRecursively: false,
      minShareCount: 2,
      priority: 1,
    },
  ]
}
