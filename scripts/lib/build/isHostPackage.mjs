import { hostPackages } from './bundledPackages.mjs'

const HOST = new RegExp(`^(${hostPackages.join('|')})(/|$)`)

/**
 * Whether an import is of a package that the host brings along, or of a part of one.
 *
 * @param {string} id
 */
export function isHostPackage(id) {
  return HOST.test(id)
}
