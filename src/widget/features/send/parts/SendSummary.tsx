import type { Network } from '../../../../backends/port/network.ts'
import { useCore } from '../../../core/coreContext.ts'
import { truncateAddress } from '../../../core/formats/truncateAddress.ts'
import { claimOfBalance } from '../../../money/tokens/claimOfBalance.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { useNetworkImage } from '../../../core/images/useNetworkImage.ts'
import { Avatar } from '../../../kit/images/Avatar.tsx'
import { ExternalLink } from '../../../kit/buttons/ExternalLink.tsx'
import { Image } from '../../../kit/images/Image.tsx'
import { Stack } from '../../../kit/layout/Stack.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { TokenContract } from '../../tokens/public/TokenContract.tsx'
import { exactAmount, formatSendValue, sendValue, type SendDraft } from '../rules/sendRules.ts'
import { transactionSummary } from '../public/transactionSummary.ts'
import type { SendWarning } from '../rules/warningsFor.ts'
import { WholeAddress } from './WholeAddress.tsx'

/** Token, amount and recipient, with every character of the address. */
export function SendSummary({
  draft,
  network,
  warnings,
}: {
  draft: SendDraft
  network: Network
  warnings: readonly SendWarning[]
}) {
  const core = useCore()
  const texts = core.use(sendTexts)
  const tokens = core.use(tokensTexts)
  const figures = core.use(createAmounts)
  const picture = useNetworkImage(network)
  const summary = transactionSummary(draft, network, picture)
  const { receiverAddress, receiverProfileImageUrl, receiverProfileName, token } = draft
  const exact = exactAmount(draft.sendTokenAmount)
  const lookAlike = warnings.find((each) => each.kind === 'lookAlike')
  const short = truncateAddress(receiverAddress, 6, 4)
  return (
    <div className="fy-send-summary">
      <div className="fy-send-part">
        <Image kind="coin" src={token?.iconUrl} size={44} />
        <Stack gap="xxs">
          <Text size="s" tone="secondary">
            {texts.send}
          </Text>
          <Text size="xl" weight="bold" tabular>
            {figures.amount(summary.amount, summary.networkCurrency)}
          </Text>
          {exact !== undefined && (
            <Text size="s" tone="secondary" tabular>
              {`${texts.exactAmount} ${figures.write(exact)}`}
            </Text>
          )}
        </Stack>
        <Text tone="secondary" tabular>
          {token?.unpriced ? tokens.noPrice : figures.write(formatSendValue(sendValue(draft)))}
        </Text>
      </div>
      {token && (
        <div className="fy-send-contract">
          <TokenContract token={claimOfBalance(token)} />
        </div>
      )}
      <div className="fy-send-rule" />
      <div className="fy-send-part">
        <Avatar address={receiverAddress} src={receiverProfileImageUrl} size={44} />
        <Stack gap="xxs">
          <Text size="s" tone="secondary">
            {texts.to}
          </Text>
          <Text weight="bold" truncate tabular>
            {receiverProfileName ?? short}
          </Text>
          {receiverProfileName !== undefined && (
            <Text size="s" tone="secondary" tabular>
              {short}
            </Text>
          )}
        </Stack>
      </div>
      <WholeAddress
        address={receiverAddress}
        label={texts.wholeAddress}
        compareTo={lookAlike?.known}
      />
      {summary.addressExplorerUrl !== undefined && (
        <Text size="s">
          <ExternalLink href={summary.addressExplorerUrl}>{texts.viewOnExplorer}</ExternalLink>
        </Text>
      )}
    </div>
  )
}
