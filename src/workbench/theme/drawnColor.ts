/** A colour of a theme, `#rrggbb`, from the style sheet that `themeCss` creates for one mode. */
export function drawnColor(css: string, property: `--foyer-${string}`): string {
  const color = new RegExp(`${property}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (color === undefined) throw new Error(`The theme has no colour ${property}.`)
  return color
}
