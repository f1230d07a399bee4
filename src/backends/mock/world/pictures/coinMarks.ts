import type { Mark } from './mark.ts'

/** A gem of two facets; the same for the coin and its network. */
export const etherShapes =
  '<path d="M0-12 11 0 0 12-11 0Z"/><path d="M0-12 11 0 0 12Z" fill="#c2cafe"/>'

export const ether: Mark = ['#5465e8', etherShapes]

export const polygon: Mark = [
  '#7a44e6',
  '<path d="M0-11 10.500-3.400 6.500 9h-13l-4-12.400Z" fill="none" stroke="#fff" stroke-width="3"/><path d="M0-4.500 4.300-1.400 2.600 3.600h-5.200l-1.700-5Z" fill="#dccbff"/>',
]

export const solana: Mark = [
  '#33298a',
  '<path d="M-10 1a10 10 0 0 1 20 0Z" fill="#43e8b5"/><path d="M-11 6h22M-6 11H6" stroke="#b29bff" stroke-width="3"/>',
]

/** The logos of coins and tokens by symbol. None of them is a real logo. */
export const coinMarks: Readonly<Record<string, Mark>> = {
  ETH: ether,
  POL: polygon,
  SOL: solana,
  WETH: [
    '#3b4391',
    '<circle r="13" fill="none" stroke="#aab4ff" stroke-width="2.500"/><path d="M0-8.500 7.800 0 0 8.500-7.800 0Z"/><path d="M0-8.500 7.800 0 0 8.500Z" fill="#c2cafe"/>',
  ],
  WBTC: [
    '#8f5410',
    '<circle r="13" fill="none" stroke="#ffb45e" stroke-width="2.500"/><path d="M-5-7.500h5a3.500 3.500 0 0 1 0 7h-5Z"/><path d="M-5 .500h6a3.500 3.500 0 0 1 0 7h-6Z" fill="#ffd9ae"/>',
  ],
  USDC: [
    '#2472de',
    '<path d="M5.500-5C4.800-7.300 2.800-8.300 0-8.300c-3.300 0-5.600 1.500-5.600 4.200C-5.600 1.700 5.900-1.700 5.900 4c0 2.700-2.400 4.300-5.900 4.300S-5.700 6.800-6.200 4.300M0-12v3M0 9v3" fill="none" stroke="#fff" stroke-width="3"/>',
  ],
  USDT: [
    '#17936f',
    '<path d="M-9-8.500H9M0-8.500v19" stroke="#fff" stroke-width="4.500"/><path d="M-6 0H6" stroke="#b5ecd9" stroke-width="3.500"/>',
  ],
  DAI: [
    '#c67604',
    '<path d="M1.800-11.500a11.500 11.500 0 0 1 0 23Z"/><path d="M-1.800-11.500a11.500 11.500 0 0 0 0 23Z" fill="#ffe2ae"/>',
  ],
  UNI: [
    '#dd3b8f',
    '<circle cx="-3.700" cy="3.700" r="8"/><circle cx="3.700" cy="-3.700" r="8" fill="#ffc4e0"/><path d="M-4.200-4.200a8 8 0 0 1 8.400 8.400A8 8 0 0 1-4.200-4.200Z" fill="#ec7fb6"/>',
  ],
  LINK: [
    '#3258d4',
    '<g transform="rotate(-45)" fill="none" stroke-width="3.500"><rect x="-13.500" y="-5" width="15" height="10" rx="5" stroke="#b9c8ff"/><rect x="-1.500" y="-5" width="15" height="10" rx="5" stroke="#fff"/></g>',
  ],
  TOLL: [
    '#b5472f',
    '<path d="M-7-4v14" stroke="#ffcdbf" stroke-width="6"/><path d="M-10-4h21" stroke="#fff" stroke-width="6"/><path d="M-2.500-4h3.500m4 0h3.500" stroke="#b5472f" stroke-width="6" stroke-linecap="butt"/>',
  ],
  GUST: [
    '#0c89a8',
    '<path d="M-12-3H2a4 4 0 1 0-4-4M-12 3H7a4 4 0 1 1-4 4" fill="none" stroke="#fff" stroke-width="3"/><path d="M-9 9h6" stroke="#b3e9f5" stroke-width="3"/>',
  ],
  JUP: [
    '#5c8418',
    '<circle r="11.500"/><path d="M-13-4.500h26M-13 2.500h26" stroke="#5c8418" stroke-width="2.500"/><circle cx="4" cy="7" r="2" fill="#5c8418"/>',
  ],
  LEVY: [
    '#8d3a72',
    '<path d="M-1.500 1.500V-10A11.500 11.500 0 1 0 10 1.500Z"/><path d="M2.500-2.500v-10a10 10 0 0 1 10 10Z" fill="#f6c3e4"/>',
  ],
}
