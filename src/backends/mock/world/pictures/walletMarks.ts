import type { Mark } from './mark.ts'

/** The marks of the invented wallets by rdns. */
export const walletMarks: Readonly<Record<string, Mark>> = {
  'example.emberfox': [
    '#ee6425',
    '<path d="m-13-12 8 5.500H5L13-12l-1.500 13L0 12.500-11.500 1Z"/><path d="m-13-12 8 5.500L-11.500 1Zm26 0L5-6.500 11.500 1Z" fill="#ffcdb0"/><path d="m0 12.500-4.500-4.500L0 6l4.500 2Z" fill="#3a1d10"/><circle cx="-4.500" r="1.700" fill="#3a1d10"/><circle cx="4.500" r="1.700" fill="#3a1d10"/>',
  ],
  'example.orbitpocket': [
    '#4b3fd6',
    '<circle r="8"/><ellipse rx="14" ry="4" transform="rotate(-28)" fill="none" stroke="#b4abff" stroke-width="2.500"/><circle cx="11.500" cy="-8" r="3.200" fill="#ffd166"/>',
  ],
  'example.harborlight': [
    '#0e7c86',
    '<path d="M-3.500-5h7L6 13H-6Z"/><path d="M-4.300 1h8.600l.600 4.500h-9.800Z" fill="#e4574d"/><path d="M-3.500-9h7v4h-7Zm-2.500 1-7.500-3.500v7Zm12 0 7.500-3.500v7Z" fill="#ffe08a"/><path d="m0-14 5 5H-5Z"/>',
  ],
  'example.solharbor': [
    '#8a3ffc',
    '<circle cy="-2.500" r="8" fill="#ffd166"/><path d="M-20 5q5-4 10 0t10 0 10 0 10 0v15h-40Z" fill="#5a1fb8"/><path d="M-13 11q3.250-3 6.500 0T0 11t6.500 0 6.500 0" fill="none" stroke="#fff" stroke-width="2.500"/>',
  ],
  'example.plainkey': [
    '#3c4453',
    '<g fill="none" stroke-width="3.500"><circle cx="-6" r="6" stroke="#fff"/><path d="M0 0h12.500v5M7 0v3.500" stroke="#c3cad8"/></g>',
  ],
  'example.quillsafe': [
    '#1f6b57',
    '<path d="M12-13C0-12-8-5-7 6 5 7 12-2 12-13Z"/><path d="M4-5-11 12" fill="none" stroke="#8fd6bf" stroke-width="2.500"/>',
  ],
  'example.nimbusvault': [
    '#3b78d8',
    '<path d="M-7 9a6 6 0 0 1-1-12A8.500 8.500 0 0 1 8-4a6.500 6.500 0 0 1 0 13Z"/><circle cy="2" r="2.500" fill="#3b78d8"/><path d="M0 2v4" stroke="#3b78d8" stroke-width="2"/>',
  ],
  'example.larkspur': [
    '#5f48c9',
    '<path d="M0-2C-6-5-5-12 0-13 5-12 6-5 0-2Z"/><path d="M0-2C-6-5-5-12 0-13 5-12 6-5 0-2Z" transform="rotate(72)" fill="#cfc4ff"/><path d="M0-2C-6-5-5-12 0-13 5-12 6-5 0-2Z" transform="rotate(144)"/><path d="M0-2C-6-5-5-12 0-13 5-12 6-5 0-2Z" transform="rotate(216)"/><path d="M0-2C-6-5-5-12 0-13 5-12 6-5 0-2Z" transform="rotate(288)" fill="#cfc4ff"/>',
  ],
  'example.tidepool': [
    '#0c8496',
    '<circle r="12"/><path d="M-12 0q3-3.500 6 0t6 0 6 0 6 0a12 12 0 0 1-24 0Z" fill="#8fe0e8"/><path d="M-8 6q2.700-2.500 5.300 0t5.300 0 5.300 0" fill="none" stroke="#0c8496" stroke-width="2"/>',
  ],
  'example.saltbox': [
    '#b4532c',
    '<path d="M-4-11 13 5v7h-24V-4Z"/><path d="M-13-3-4-11 14 6" fill="none" stroke="#ffd2bd" stroke-width="3"/><path d="M-7 3h5v9h-5Z" fill="#b4532c"/>',
  ],
  'example.meridiankey': [
    '#20416b',
    '<g fill="none" stroke-width="2.500"><circle r="11.500" stroke="#fff"/><ellipse rx="5" ry="11.500" stroke="#fff"/><path d="M-11 0h22" stroke="#ffd166"/></g>',
  ],
  'example.bluefinch': [
    '#2a7de1',
    '<path d="M-13 3c5 0 5-12 14-12 4 0 6 2 7 4l5 2-5 2C7 8-3 12-9 7l-4 4Z"/><path d="M-6 3c3 3 8 2 10-3" fill="none" stroke="#9cc8ff" stroke-width="2.500"/><circle cx="3" cy="-4" r="1.500" fill="#0d3a78"/>',
  ],
  'example.copperleaf': [
    '#a3542b',
    '<path d="M0-14C10-7 10 4 0 9-10 4-10-7 0-14Z"/><path d="M0-14C10-7 10 4 0 9Z" fill="#ffd0b0"/><path d="M0-6V8" stroke="#a3542b" stroke-width="2"/><path d="M0 9v5" stroke="#ffd0b0" stroke-width="2.500"/>',
  ],
}
