import { useTexts } from '../../../core/coreContext.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { commonTexts } from '../../../core/texts/general/commonTexts.ts'
import { EmptyState } from '../../../kit/layout/EmptyState.tsx'
import { NftIcon } from '../../../kit/icons/accountIcons.tsx'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'

/** The NFTs tab, which is not available yet. */
export function NftsTab({ onReceive }: { onReceive: () => void }) {
  const texts = useTexts(tokensTexts)
  const common = useTexts(commonTexts)
  return (
    <EmptyState
      icon={<NftIcon size={28} />}
      title={common.comingSoon}
      text={texts.nftsHint}
      action={<LinkButton onClick={onReceive}>{texts.receiveFunds}</LinkButton>}
    />
  )
}
