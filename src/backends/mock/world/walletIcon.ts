import { drawIcon } from './drawIcon.ts'

/** The marks of the wallets that may be installed, drawn by hand: ground and what stands on it. */
const marks: Readonly<Record<string, readonly [ground: string, mark: string]>> = {
  'example.emberfox': [
    '#f26b2c',
    '<path d="M14 17 30 28h20l16-11-3 25-23 22-23-22Z" fill="#fff"/><path d="M14 17 30 28 17 42Zm52 0L50 28l13 14Z" fill="#ffd3b8"/><path d="m40 64-9-9 9-4 9 4Z" fill="#3a1d10"/><circle cx="31" cy="40" r="3" fill="#3a1d10"/><circle cx="49" cy="40" r="3" fill="#3a1d10"/>',
  ],
  'example.orbitpocket': [
    '#4b3fd6',
    '<circle cx="40" cy="40" r="12" fill="#fff"/><ellipse cx="40" cy="40" rx="28" ry="11" transform="rotate(-28 40 40)" fill="none" stroke="#c9c3ff" stroke-width="4"/><circle cx="64" cy="26" r="5" fill="#ffd166"/>',
  ],
  'example.harborlight': [
    '#0e7c86',
    '<path d="M33 30h14l5 34H28Z" fill="#fff"/><path d="M31.500 42h17l1.200 8H30.300Z" fill="#e4574d"/><path d="M32 22h16v8H32Z" fill="#ffe08a"/><path d="M40 12l10 10H30Z" fill="#fff"/><path d="m28 24-16-6v16Zm24 0 16-6v16Z" fill="#ffe08a" opacity=".55"/>',
  ],
  'example.solharbor': [
    '#8a3ffc',
    '<circle cx="40" cy="37" r="14" fill="#ffd166"/><path d="M12 46c7-6 12-6 19 0s12 6 19 0 12-6 18 0v22H12Z" fill="#5a1fb8"/><path d="M12 56c7-6 12-6 19 0s12 6 19 0 12-6 18 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  ],
  'example.plainkey': [
    '#3c4453',
    '<circle cx="29" cy="40" r="11" fill="none" stroke="#fff" stroke-width="6"/><path d="M40 40h26v10m-9-10v7" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
}

/** The picture of a wallet by its rdns: the same in the directory as the wallet announces it. */
export function walletIcon(rdns: string): string {
  const own = marks[rdns]
  if (own === undefined) return drawIcon(rdns)
  const [ground, mark] = own
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><rect width="80" height="80" fill="${ground}"/>${mark}</svg>`
}
