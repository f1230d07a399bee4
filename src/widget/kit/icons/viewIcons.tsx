// Icons that several views share, for visitors without and with an account.
import { iconOf } from './iconOf.tsx'

export const ArrowTopRightIcon = /*#__PURE__*/ iconOf({ turns: true, d: 'M6 14 14 6M7.5 6H14v6.5' })
export const BankIcon = /*#__PURE__*/ iconOf({
  d: 'M3.25 8.25 10 4l6.75 4.25H3.25ZM5 8.5V14M8.3 8.5V14M11.7 8.5V14M15 8.5V14M3.25 16.25h13.5',
})
export const CardIcon = /*#__PURE__*/ iconOf({
  d: 'M5 4.5h10a2.25 2.25 0 0 1 2.25 2.25v6.5a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-6.5a2.25 2.25 0 0 1 2.25-2.25ZM2.75 8.25h14.5M5.75 12.5h2.5',
})
export const CompassIcon = /*#__PURE__*/ iconOf({
  d: 'M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM12.75 7.25l-1.6 3.9-3.9 1.6 1.6-3.9 3.9-1.6Z',
})
export const CopyIcon = /*#__PURE__*/ iconOf({
  d: 'M9.25 7.25h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM12.75 7V5.75a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2H7',
})
export const ExternalIcon = /*#__PURE__*/ iconOf({
  turns: true,
  d: 'M8.5 4.5H6.25A2.25 2.25 0 0 0 4 6.75v7A2.25 2.25 0 0 0 6.25 16h7a2.25 2.25 0 0 0 2.25-2.25V11.5M11.75 4H16v4.25M16 4l-6.25 6.25',
})
export const GlobeIcon = /*#__PURE__*/ iconOf({
  d: 'M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM3.25 10h13.5M10 3.25c2 1.9 2.9 4.1 2.9 6.75S12 14.85 10 16.75C8 14.85 7.1 12.65 7.1 10S8 5.15 10 3.25Z',
})
export const KeyIcon = /*#__PURE__*/ iconOf({
  d: 'M3.75 13a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0ZM9.4 10.6l6.35-6.35M13.25 6.75l2.25 2.25',
})
export const LockIcon = /*#__PURE__*/ iconOf({
  d: 'M6.25 8.75h7.5a2 2 0 0 1 2 2v3.75a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-3.75a2 2 0 0 1 2-2ZM6.75 8.75v-2a3.25 3.25 0 0 1 6.5 0v2M10 12v1.5',
})
export const SearchIcon = /*#__PURE__*/ iconOf({
  d: 'M3.75 9a5.25 5.25 0 1 0 10.5 0 5.25 5.25 0 1 0-10.5 0ZM13 13l3.5 3.5',
})
export const VerifyIcon = /*#__PURE__*/ iconOf({
  d: 'M10 3 4.25 5.25v4.25c0 3.5 2.4 6 5.75 7.25 3.35-1.25 5.75-3.75 5.75-7.25V5.25L10 3ZM7.5 9.9l1.8 1.8 3.2-3.4',
})
