/**
 * Packages whose code becomes part of a production door. The build refuses any other; the licence check holds these, and
 * what a host installs beside them, to the licences that ask for nothing but their notice.
 *
 * @type {readonly string[]}
 */
export const bundledPackages = ['zustand']

/** Packages that the host brings along. @type {readonly string[]} */
export const hostPackages = ['react', 'react-dom', 'viem']
