import { useEffect, useState } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { pendingTexts } from '../../../core/texts/pending/pendingTexts.ts'
import { createPendingTransactions } from '../../../money/transaction/pending/pendingTransactions.ts'
import { useFlow } from '../../../core/useFlow.ts'
import { ChevronDownIcon } from '../../../kit/icons/pageIcons.tsx'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import css from '../pending.css?inline'
import { createPendingFlow } from '../pendingFlow.ts'
import { PendingLine } from '../PendingLine.tsx'
import { sentByActive } from '../sentByActive.ts'
import { usePendingNews } from '../usePendingNews.ts'

/**
 * The account's sent transactions, each until the visitor knows its result, because a toast is easily missed (open
 * points 256 to 258). Several are folded into the newest one, unless one of the others needs attention. The live region is mounted before it announces, and has no role, so that a host's test for a
 * status finds only its own.
 */
export function PendingTransactions() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(pendingTexts)
  const pending = core.use(createPendingTransactions)
  useFlow(createPendingFlow)
  useSelect(pending.store, (now) => now.transactions)
  useSelect(core.session.store, (now) => now)
  useSelect(core.networks.store, (now) => now.activeId)
  const [opened, setOpened] = useState<boolean>()
  const lines = sentByActive(core)
  const news = usePendingNews(core, lines)
  useEffect(() => {
    pending.show(true)
    return () => pending.show(false)
  }, [pending])
  const hasFolds = lines.length > 1
  const isOpen =
    opened ?? lines.slice(1).some(({ isLate, status }) => isLate || !/pending|success/.test(status))
  const isFolded = hasFolds && !isOpen
  return (
    <div className="fy-sent" data-folded={isFolded || undefined}>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
      {lines.length > 0 && (
        <ul className="fy-sent-list" aria-label={texts.list}>
          {lines.slice(0, isFolded ? 1 : undefined).map((sent) => (
            <PendingLine
              key={sent.hash}
              sent={sent}
              folded={isFolded}
              onDismiss={() => pending.dismiss(sent.hash)}
            />
          ))}
        </ul>
      )}
      {hasFolds && (
        <LinkButton
          size="s"
          tone="quiet"
          aria-expanded={isOpen}
          trailing={<ChevronDownIcon size={14} />}
          onClick={() => setOpened(!isOpen)}
        >
          {texts.recent(lines.length)}
        </LinkButton>
      )}
    </div>
  )
}
