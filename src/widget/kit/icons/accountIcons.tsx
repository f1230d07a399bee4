// Icons that only visitors with an account see.
import { iconOf } from './iconOf.tsx'

export const ArrowDownIcon = /*#__PURE__*/ iconOf({ d: 'M10 4v12m5-5-5 5-5-5' })
export const ArrowUpIcon = /*#__PURE__*/ iconOf({ d: 'M10 16V4M5 9l5-5 5 5' })
export const ClockIcon = /*#__PURE__*/ iconOf({
  d: 'M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM10 6.25V10l2.5 1.75',
})
export const CoinIcon = /*#__PURE__*/ iconOf({
  d: 'M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM10 6.75l2.75 3.25L10 13.25 7.25 10 10 6.75Z',
})
export const DisconnectIcon = /*#__PURE__*/ iconOf({
  d: 'M8.5 16.25H6a2.25 2.25 0 0 1-2.25-2.25V6A2.25 2.25 0 0 1 6 3.75h2.5M8 10h8.25m-3-3.25L16.5 10l-3.25 3.25',
})
export const EditIcon = /*#__PURE__*/ iconOf({
  d: 'M4 16l.75-3.25L13 4.5l2.5 2.5-8.25 8.25L4 16ZM11.25 6.25l2.5 2.5',
})
export const ErrorIcon = /*#__PURE__*/ iconOf({
  d: 'M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM10 6.75v3.75',
  dot: 'M10 13.25h.01',
})
export const IdIcon = /*#__PURE__*/ iconOf({
  d: 'M5 4.25h10a2.25 2.25 0 0 1 2.25 2.25v7a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-7a2.25 2.25 0 0 1 2.25-2.25ZM5.75 8.75a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM4.9 13.1a2.5 2.5 0 0 1 4.7 0M12 8.5h2.5M12 11.5h2.5',
})
export const LightbulbIcon = /*#__PURE__*/ iconOf({
  d: 'M7.75 14.25v-.6c0-.7-.35-1.35-.85-1.85a4.75 4.75 0 1 1 6.2 0c-.5.5-.85 1.15-.85 1.85v.6M7.75 14.25h4.5M8.5 17h3',
})
export const NftIcon = /*#__PURE__*/ iconOf({
  d: 'M6 3.25h8a2.75 2.75 0 0 1 2.75 2.75v8a2.75 2.75 0 0 1-2.75 2.75h-8a2.75 2.75 0 0 1-2.75-2.75v-8a2.75 2.75 0 0 1 2.75-2.75ZM6.25 7.5a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 1 0-2.5 0ZM3.75 14.5l3.5-3.3c.65-.6 1.6-.6 2.2.05l1 1.05 1.35-1.3c.65-.6 1.6-.6 2.2.05l2.5 2.7',
})
export const ReceiveIcon = /*#__PURE__*/ iconOf({
  d: 'M10 3.75v8.5m-3.75-3.75L10 12.25l3.75-3.75M4 16.25h12',
})
export const SendIcon = /*#__PURE__*/ iconOf({
  d: 'M16.25 3.75 9 11M16.25 3.75l-4.5 12.5L9 11 3.75 8.25l12.5-4.5Z',
})
export const SettingsIcon = /*#__PURE__*/ iconOf({
  d: 'M3.5 6.25h7M14.5 6.25h2M3.5 13.75h2M9.5 13.75h7M10.5 6.25a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM5.5 13.75a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
})
export const SwapHorizontalIcon = /*#__PURE__*/ iconOf({
  d: 'M4 7.25h11.5M12.5 4.25l3 3-3 3M16 12.75H4.5m3-3-3 3 3 3',
})
export const SwapVerticalIcon = /*#__PURE__*/ iconOf({
  d: 'M7.25 16V4.5m-3 3 3-3 3 3M12.75 4v11.5m3-3-3 3-3-3',
})
export const SwitchPersonIcon = /*#__PURE__*/ iconOf({
  d: 'M4.75 6a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0ZM2.75 16.25c0-2.9 2-4.75 4.75-4.75 1 0 1.9.25 2.65.7M12.25 12.5h5M15.5 10.75l1.75 1.75-1.75 1.75M17.25 16.25h-5M14 14.5l-1.75 1.75L14 18',
})
