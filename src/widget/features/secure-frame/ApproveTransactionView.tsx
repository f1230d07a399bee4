import { useEffect, useRef } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { approveTexts } from '../../core/texts/send/approveTexts.ts'
import { Spinner } from '../../kit/icons/Spinner.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import css from './approveTransaction.css?inline'
import { showFrame } from './showFrame.ts'

/** Reserves 400 px for the secure frame, which is laid over this view (C-152). */
export default function ApproveTransactionView() {
  useStyles(css)
  const core = useCore()
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => (room.current ? showFrame(core, room.current) : undefined), [core])
  return (
    <div ref={room} className="fy-approve">
      <Spinner size={24} />
      <Text size="s" tone="secondary">
        {core.use(approveTexts).loading}
      </Text>
    </div>
  )
}
