import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { onrampTexts } from '../../../core/texts/buy/onrampTexts.ts'
import { useImage } from '../../../core/images/useImage.ts'
import { Image } from '../../../kit/images/Image.tsx'
import { AmountText } from '../../../kit/lists/AmountText.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Tag } from '../../../kit/feedback/Tag.tsx'
import type { OnrampActivityItem } from './onrampActivityRules.ts'

/** One purchase: in progress, completed or failed. */
export function PurchaseRow({ item }: { item: OnrampActivityItem }) {
  const core = useCore()
  const texts = core.use(onrampTexts)
  const drawn = useImage('token', item.icon === undefined ? item.purchaseCurrency : undefined)
  const status = item.completed
    ? { word: texts.completed, tone: 'success' as const }
    : item.failed
      ? { word: texts.failed, tone: 'error' as const }
      : { word: item.inProgress ? texts.inProgress : texts.unknownStatus, tone: 'neutral' as const }
  const sign = item.completed && !item.purchaseValue.startsWith('<') ? '+' : ''
  return (
    <ListRow
      media={<Image kind="coin" src={item.icon ?? drawn} />}
      title={texts[item.label]}
      subtitle={item.date}
      value={
        <AmountText
          figure={core.use(createFigures).write(`${sign}${item.purchaseValue}`)}
          symbol={item.purchaseCurrency}
        />
      }
      valueNote={<Tag tone={status.tone}>{status.word}</Tag>}
    />
  )
}
