import { useTexts } from '../../core/coreContext.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import { CardIcon } from '../../kit/icons/viewIcons.tsx'
import { ReceiveIcon } from '../../kit/icons/accountIcons.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Tag } from '../../kit/feedback/Tag.tsx'

export interface NoTokensProps {
  /** Called to buy; absent if nothing can be bought. */
  onBuy?: (() => void) | undefined
  onReceive: () => void
}

/** The actions for an account without tokens. */
export function NoTokens({ onBuy, onReceive }: NoTokensProps) {
  const texts = useTexts(tokensTexts)
  return (
    <Stack gap="s">
      {onBuy && (
        <ListRow
          wraps
          media={<IconTile size="s" shape="square" tone="accent" icon={<CardIcon />} />}
          title={texts.buyCrypto}
          subtitle={texts.buyCryptoHint}
          tag={<Tag tone="accent">{texts.popular}</Tag>}
          onClick={onBuy}
        />
      )}
      <ListRow
        wraps
        media={<IconTile size="s" shape="square" icon={<ReceiveIcon />} />}
        title={texts.receiveFunds}
        subtitle={texts.receiveFundsHint}
        onClick={onReceive}
      />
    </Stack>
  )
}
