// Icons of the buttons on the host's page.
import { iconOf } from './iconOf.tsx'

export const ChevronDownIcon = /*#__PURE__*/ iconOf({ d: 'M5.5 8l4.5 4.5L14.5 8' })
export const NetworkIcon = /*#__PURE__*/ iconOf({
  d: 'M8 4.75a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM2.75 14.25a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM13.25 14.25a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM9 6.5 5.75 12.5M11 6.5l3.25 6M6.75 14.25h6.5',
})
