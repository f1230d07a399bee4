/** Features of the system or the browser that a page can be told to have. */
export interface EmulatedMedia {
  readonly forcedColors: boolean
  readonly reducedMotion: boolean
}

/** Conditions that are always true and never true, wherever a feature can be. */
const yes = '(min-width: 0px)'
const no = '(max-width: 0px)'

/** A media query as it reads while the features are emulated: their conditions are replaced by constant ones. */
export function forcedMedia(query: string, { forcedColors, reducedMotion }: EmulatedMedia): string {
  let forced = query
  if (forcedColors) {
    forced = forced
      .replace(/\(\s*forced-colors\s*(:\s*active\s*)?\)/gi, yes)
      .replace(/\(\s*forced-colors\s*:\s*none\s*\)/gi, no)
  }
  if (reducedMotion) {
    forced = forced
      .replace(/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/gi, yes)
      .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/gi, no)
  }
  return forced
}
