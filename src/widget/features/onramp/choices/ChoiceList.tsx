import type { ReactNode } from 'react'
import { useTexts } from '../../../core/coreContext.ts'
import { onrampTexts } from '../../../core/texts/buy/onrampTexts.ts'
import { ListGroup } from '../../../kit/lists/ListGroup.tsx'
import { ListRowSkeleton } from '../../../kit/lists/ListRowSkeleton.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import css from '../onrampLists.css?inline'

/** A list of currencies or tokens, or its placeholders while loading. */
export function ChoiceList({
  label,
  loading,
  children,
}: {
  label: string
  loading: boolean
  children: ReactNode
}) {
  useStyles(css)
  const texts = useTexts(onrampTexts)
  if (loading) {
    return (
      <div aria-busy="true" role="status">
        <VisuallyHidden>{texts.loadingCurrencies}</VisuallyHidden>
        {[1, 2, 3].map((row) => (
          <ListRowSkeleton key={row} lines={2} shape="round" />
        ))}
      </div>
    )
  }
  return (
    <div className="fy-onramp-list fy-edges">
      <ListGroup label={label}>{children}</ListGroup>
    </div>
  )
}
