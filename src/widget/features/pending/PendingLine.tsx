import { useEffect, useId, useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { explorerTransactionUrl } from '../../core/networks/explorerTransactionUrl.ts'
import { pendingTexts } from '../../core/texts/pending/pendingTexts.ts'
import type { PendingTransaction } from '../../money/transaction/pending/pendingTransaction.ts'
import { ExternalLink } from '../../kit/buttons/ExternalLink.tsx'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { Spinner } from '../../kit/icons/Spinner.tsx'
import { CloseIcon, CheckIcon } from '../../kit/icons/connectIcons.tsx'
import { ErrorIcon } from '../../kit/icons/accountIcons.tsx'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import { pendingWords } from './pendingWords.ts'
import { titleParts } from './titleParts.ts'

/** The hashes of transactions whose check mark has drawn itself. */
const createDrawnChecks = () => new Set<string>()

/** One sent transaction: its status, its link to the explorer, and why it failed. */
export function PendingLine({
  sent,
  folded,
  onDismiss,
}: {
  sent: PendingTransaction
  /** Shows the status alone. */
  folded: boolean
  onDismiss: () => void
}) {
  const core = useCore()
  const texts = core.use(pendingTexts)
  const [explains, setExplains] = useState(false)
  const reasonId = useId()
  const drawn = core.use(createDrawnChecks)
  const [isNew] = useState(() => !drawn.has(sent.hash))
  const { chainId, hash, status } = sent
  const { title, amounts, reason, note } = pendingWords(core, sent)
  const link = explorerTransactionUrl(core.networks.find(chainId)?.explorerUrl, hash)
  useEffect(() => {
    if (status === 'success') drawn.add(hash)
  }, [drawn, hash, status])
  const mayGo = !folded && (status !== 'pending' || sent.isLate === true)
  return (
    <li className="fy-sent-line" data-status={status} data-new={isNew || undefined}>
      <span className="fy-sent-icon">
        {status === 'pending' && <Spinner size={18} />}
        {status === 'success' && <CheckIcon size={18} />}
        {reason !== undefined && <ErrorIcon size={18} />}
      </span>
      <div className="fy-sent-words">
        <span className="fy-sent-title fy-tabular" title={title}>
          {titleParts(title, amounts).map(({ text, isAmount }, index) => (
            <span key={index} data-amount={isAmount || undefined}>
              {text}
            </span>
          ))}
        </span>
        <span className="fy-sent-links">
          {reason !== undefined && (
            <LinkButton
              size="s"
              aria-expanded={explains}
              aria-controls={reasonId}
              onClick={() => setExplains(!explains)}
            >
              {texts.why}
              <VisuallyHidden> {title}</VisuallyHidden>
            </LinkButton>
          )}
          {link !== undefined && !folded && (
            <ExternalLink size="s" href={link}>
              {texts.view}
              <VisuallyHidden> {title}</VisuallyHidden>
            </ExternalLink>
          )}
        </span>
        {note !== undefined && <p className="fy-sent-note">{note}</p>}
        <p className="fy-sent-note" id={reasonId} hidden={!explains}>
          {reason}
        </p>
      </div>
      {mayGo && (
        <IconButton
          size="s"
          label={texts.dismiss(title)}
          icon={<CloseIcon size={16} />}
          onClick={onDismiss}
        />
      )}
    </li>
  )
}
