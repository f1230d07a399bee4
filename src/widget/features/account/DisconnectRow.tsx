import { useTexts } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { DisconnectIcon } from '../../kit/icons/actions/DisconnectIcon.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { createDisconnectFlow } from './public/disconnectFlow.ts'
import { accountTexts } from '../../core/texts/account/accountTexts.ts'

/** The disconnect row (C-134, C-234). */
export function DisconnectRow() {
  const texts = useTexts(accountTexts)
  const { state, send } = useFlow(createDisconnectFlow)
  return (
    <ListRow
      tone="error"
      media={<IconTile size="s" shape="square" tone="error" icon={<DisconnectIcon />} />}
      title={texts.disconnect}
      loading={state.status === 'leaving'}
      onClick={() => send({ type: 'disconnect' })}
    />
  )
}
