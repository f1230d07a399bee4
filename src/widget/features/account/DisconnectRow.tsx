import { useTexts } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { DisconnectIcon } from '../../kit/icons/accountIcons.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { createDisconnectFlow } from './public/disconnectFlow.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

/** The row that ends the session (C-134, C-234). */
export function DisconnectRow() {
  const common = useTexts(commonTexts)
  const { state, send } = useFlow(createDisconnectFlow)
  return (
    <ListRow
      tone="error"
      media={<IconTile size="s" shape="square" tone="error" icon={<DisconnectIcon />} />}
      title={common.disconnect}
      loading={state.status === 'leaving'}
      onClick={() => send({ type: 'disconnect' })}
    />
  )
}
