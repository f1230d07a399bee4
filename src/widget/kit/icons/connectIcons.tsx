// Icons that are loaded with Connect.
import { iconOf } from './iconOf.tsx'

export const ArrowRightIcon = /*#__PURE__*/ iconOf({ turns: true, d: 'M4 10h11.5m-5-5 5 5-5 5' })
export const CheckIcon = /*#__PURE__*/ iconOf({ d: 'M4.5 10.5l3.75 3.75L15.5 6.5' })
export const ChevronLeftIcon = /*#__PURE__*/ iconOf({ turns: true, d: 'M12 5.5 7.5 10l4.5 4.5' })
export const ChevronRightIcon = /*#__PURE__*/ iconOf({ turns: true, d: 'M8 5.5 12.5 10 8 14.5' })
export const CloseIcon = /*#__PURE__*/ iconOf({ d: 'M5.5 5.5l9 9m0-9-9 9' })
export const HelpIcon = /*#__PURE__*/ iconOf({
  d: 'M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM8 8.1c.15-1.05.95-1.7 2-1.7 1.15 0 2 .75 2 1.75 0 1.5-2 1.6-2 3.1',
  dot: 'M10 13.5h.01',
})
export const InfoIcon = /*#__PURE__*/ iconOf({
  d: 'M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM10 9.75v3.5',
  dot: 'M10 6.9h.01',
})
export const LayersIcon = /*#__PURE__*/ iconOf({
  d: 'M10 3.5l6.75 3.5L10 10.5 3.25 7 10 3.5ZM3.25 10 10 13.5 16.75 10M3.25 13 10 16.5 16.75 13',
})
export const MailIcon = /*#__PURE__*/ iconOf({
  d: 'M5.25 4.75h9.5a2.25 2.25 0 0 1 2.25 2.25v6a2.25 2.25 0 0 1-2.25 2.25h-9.5a2.25 2.25 0 0 1-2.25-2.25v-6a2.25 2.25 0 0 1 2.25-2.25ZM3.75 6.5l5.1 4.1c.7.55 1.6.55 2.3 0l5.1-4.1',
})
export const MoreIcon = /*#__PURE__*/ iconOf({ dot: 'M4.75 10h.01M10 10h.01M15.25 10h.01' })
export const QrCodeIcon = /*#__PURE__*/ iconOf({
  d: 'M4.75 3.5h2.5a1.25 1.25 0 0 1 1.25 1.25v2.5a1.25 1.25 0 0 1-1.25 1.25h-2.5a1.25 1.25 0 0 1-1.25-1.25v-2.5a1.25 1.25 0 0 1 1.25-1.25ZM12.75 3.5h2.5a1.25 1.25 0 0 1 1.25 1.25v2.5a1.25 1.25 0 0 1-1.25 1.25h-2.5a1.25 1.25 0 0 1-1.25-1.25v-2.5a1.25 1.25 0 0 1 1.25-1.25ZM4.75 11.5h2.5a1.25 1.25 0 0 1 1.25 1.25v2.5a1.25 1.25 0 0 1-1.25 1.25h-2.5a1.25 1.25 0 0 1-1.25-1.25v-2.5a1.25 1.25 0 0 1 1.25-1.25ZM11.5 11.5h1.5v1.5M16.5 11.5v1.5M11.5 16.5h2M16.5 16.5h-.5',
})
export const RefreshIcon = /*#__PURE__*/ iconOf({
  d: 'M16.25 4v3.25H13M3.75 16v-3.25H7M15.9 7.25A6.5 6.5 0 0 0 4.1 8M4.1 12.75a6.5 6.5 0 0 0 11.8-.75',
})
export const WalletIcon = /*#__PURE__*/ iconOf({
  d: 'M14.5 6.25V5a1.75 1.75 0 0 0-2.2-1.69L4.9 5.2a1.75 1.75 0 0 0-1.4 1.7v7.1A2.25 2.25 0 0 0 5.75 16.25h8.5a2.25 2.25 0 0 0 2.25-2.25V8.5a2.25 2.25 0 0 0-2.25-2.25H5.25',
  dot: 'M13.25 11.25h.01',
})
export const WarningIcon = /*#__PURE__*/ iconOf({
  d: 'M8.7 4.2a1.5 1.5 0 0 1 2.6 0l5.45 9.8a1.5 1.5 0 0 1-1.3 2.25H4.55A1.5 1.5 0 0 1 3.25 14l5.45-9.8ZM10 8.25v3.25',
  dot: 'M10 13.8h.01',
})
