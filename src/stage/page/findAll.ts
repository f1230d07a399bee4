import type { Target } from '../../scenarios/index.ts'
import { findNamed } from './findNamed.ts'

/** All visible elements that match a target, in the order of the page. */
export function findAll(page: Document, target: Target): readonly HTMLElement[] {
  const { name, exact = true } = target
  const wanted = name?.replace(/\s+/g, ' ').trim()
  return findNamed(page, target)
    .filter((one) => {
      if (wanted === undefined) return true
      return exact ? one.name === wanted : one.name.toLowerCase().includes(wanted.toLowerCase())
    })
    .map(({ element }) => element)
}
