/** Colours and positions of the light spots of an avatar. */
export interface AvatarColors {
  ground: string
  first: string
  second: string
  /** Position of the first spot, in percent of the edge. */
  firstAt: readonly [x: number, y: number]
  secondAt: readonly [x: number, y: number]
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text)
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The last step mixes once more, so that addresses that differ in one digit look different.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0
  return (value ^ (value >>> 13)) >>> 0
}

/** Returns the colours of an address. They are always the same, in any letter case. */
export function avatarColors(address: string): AvatarColors {
  const seed = hash(address.toLowerCase())
  const hue = seed % 360
  const turn = 45 + ((seed >>> 9) % 60)
  const spot = (bits: number) => 15 + ((seed >>> bits) % 70)
  return {
    ground: `hsl(${hue} 58% 52%)`,
    first: `hsl(${(hue + turn) % 360} 82% 72%)`,
    second: `hsl(${(hue + 360 - turn / 2) % 360} 68% 40%)`,
    firstAt: [spot(3), spot(11) / 2],
    secondAt: [spot(17), 55 + spot(21) / 2],
  }
}
