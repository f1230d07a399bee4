import { useEffect } from 'react'
import { useCore } from '../../../core/coreContext.ts'
import { explorerAddressUrl } from '../../../core/networks/explorerAddressUrl.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import type { TokenClaim } from '../../../money/tokens/tokenClaim.ts'
import { CopyButton } from '../../../kit/buttons/CopyButton.tsx'
import { IconLink } from '../../../kit/buttons/IconLink.tsx'
import { ExternalIcon } from '../../../kit/icons/viewIcons.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { CopyByHand } from '../../copying/public/CopyByHand.tsx'
import { useCopy } from '../../copying/public/useCopy.ts'
import css from './tokenContract.css?inline'

/** The contract of a token: its address, to copy and to open at the network's explorer. The native coin has none. */
export function TokenContract({
  token: { address, chainId, symbol },
  onByHand,
}: {
  token: Pick<TokenClaim, 'address' | 'chainId' | 'symbol'>
  /**
   * Called with true when the whole address appears below the line, to be copied by hand, and with false when it
   * disappears.
   */
  onByHand?: (shown: boolean) => void
}) {
  useStyles(css)
  const core = useCore()
  const texts = core.use(tokensTexts)
  const copying = useCopy()
  const isByHand = copying.state.status === 'refused'
  useEffect(() => onByHand?.(isByHand), [onByHand, isByHand])
  const network = core.networks.find(chainId)
  if (!network) return null
  if (address === undefined) {
    return <p className="fy-token-contract">{texts.coinOf(network.name)}</p>
  }
  return (
    <>
      <p className="fy-token-contract">
        <span className="fy-tabular">
          {texts.contract} <bdi dir="ltr">{truncateAddress(address, 6, 4)}</bdi>
        </span>
        <CopyButton
          label={texts.copyContract(symbol)}
          onClick={() => copying.copy(address, texts.contractCopied)}
        />
        {network.explorerUrl !== undefined && (
          <IconLink
            label={texts.viewContract(symbol)}
            href={explorerAddressUrl(network.explorerUrl, address)}
            icon={<ExternalIcon size={16} />}
          />
        )}
      </p>
      <CopyByHand copying={copying} text={address} />
    </>
  )
}
