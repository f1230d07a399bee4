import type { WorldPatch } from './worldTypes.ts'

/** Merges two patches: lists replace, records merge. */
export function mergePatches(lower: WorldPatch, upper: WorldPatch): WorldPatch {
  const merged = (key: 'phone' | 'prices' | 'quirks') =>
    lower[key] === undefined && upper[key] === undefined
      ? {}
      : { [key]: { ...lower[key], ...upper[key] } }
  return { ...lower, ...upper, ...merged('phone'), ...merged('prices'), ...merged('quirks') }
}
