import type { ScreenVariant } from '../../server/config/screenVariant.ts'
import type { Cell } from '../../stage/matrix/cell.ts'

/** The cell of a variant of screens. A scenario in the variant of a desktop stays on its own device. */
export const cellOfVariant = ({
  name,
  theme,
  device,
  language,
  textScale,
}: ScreenVariant): Cell => ({
  name,
  values: {
    ...(theme === undefined ? {} : { theme }),
    ...(device === 'phone' ? { device } : {}),
    ...(language === undefined ? {} : { language }),
    ...(textScale === undefined ? {} : { textSize: String(textScale * 100) }),
  },
})
