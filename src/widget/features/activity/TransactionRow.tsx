import { memo, type ComponentType } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { splitAmount } from '../../money/amounts/splitAmount.ts'
import { createFigures } from '../../core/locale/figures.ts'
import { activityTexts } from '../../core/texts/account/activityTexts.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import { Tag } from '../../kit/feedback/Tag.tsx'
import { ArrowDownIcon, ArrowUpIcon, SwapHorizontalIcon } from '../../kit/icons/accountIcons.tsx'
import { CheckIcon, CloseIcon } from '../../kit/icons/connectIcons.tsx'
import type { IconProps } from '../../kit/icons/iconOf.tsx'
import { Image } from '../../kit/images/Image.tsx'
import { AmountText } from '../../kit/lists/AmountText.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import css from './activity.css?inline'
import { iconOf, labelOf, statusLabel, toneOf, type ActivityIcon } from './activityLook.ts'
import { usdValueOf, type ActivityItem } from './activityRules.ts'

export interface TransactionRowProps {
  item: ActivityItem
  /** The link to the transaction at the block explorer. */
  href?: string | undefined
}

const icons: Record<ActivityIcon, ComponentType<IconProps>> = {
  swap: SwapHorizontalIcon,
  check: CheckIcon,
  close: CloseIcon,
  down: ArrowDownIcon,
  up: ArrowUpIcon,
}

/** Edge in px of an item's picture, and of each of two pictures. */
const edges = { one: 40, two: 26 }

/**
 * One row of the activity: operation, amounts, time and status. Memoised, because a scrolling list
 * renders its rows many times.
 */
export const TransactionRow = memo(function TransactionItem({ item, href }: TransactionRowProps) {
  useStyles(css)
  const core = useCore()
  const texts = core.use(activityTexts)
  const tone = toneOf(item.status)
  const icon = iconOf(item)
  const Icon = icons[icon]
  const images = item.images.slice(0, 2)
  const worth = tone === 'success' ? usdValueOf(item) : undefined
  return (
    <div
      className="fy-activity-line"
      data-type={item.type}
      data-status={item.status}
      data-direction={item.direction}
    >
      <ListRow
        flat
        {...(href === undefined ? {} : { href })}
        media={
          <span className="fy-activity-media" data-count={images.length}>
            {images.map(({ type, url }, index) => (
              <Image
                key={index}
                kind={type}
                src={url}
                size={images.length === 2 ? edges.two : edges.one}
              />
            ))}
            <span className="fy-activity-badge" data-tone={tone} data-icon={icon}>
              <Icon size={12} />
            </span>
          </span>
        }
        title={<span className="fy-activity-type">{labelOf(item.type, texts)}</span>}
        subtitle={item.descriptions.slice(0, 2).map((line, index) => (
          <span key={index} className="fy-activity-words fy-tabular">
            <Words line={line} />
          </span>
        ))}
        trailing={
          <span className="fy-activity-end fy-tabular">
            <span>{item.date}</span>
            {tone === 'success' ? (
              <VisuallyHidden>{statusLabel(item.status, texts)}</VisuallyHidden>
            ) : (
              <span className="fy-activity-status" data-tone={tone}>
                {statusLabel(item.status, texts)}
              </span>
            )}
            {item.hasLink && <Tag tone="warning">{core.use(tokensTexts).linkInName}</Tag>}
            {worth !== undefined && <span>{core.use(createFigures).write(worth)}</span>}
            {href !== undefined && (
              <VisuallyHidden>
                {item.replaced ? texts.openSuccessor : texts.openExplorer}
              </VisuallyHidden>
            )}
          </span>
        }
      />
    </div>
  )
})

/** A line of a transaction. The symbol of an amount is never cut. */
function Words({ line }: { line: string }) {
  const amount = splitAmount(line)
  return amount ? <AmountText {...amount} /> : line
}
