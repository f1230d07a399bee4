import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import { useCore } from '../../../core/coreContext.ts'
import { amountOf } from '../../../money/amounts/money.ts'
import { offersOnramp } from '../../../core/networks/offersOnramp.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { amountTexts } from '../../../core/texts/general/amountTexts.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { AmountInput } from '../../../kit/fields/AmountInput.tsx'
import { keepsDigits } from '../../../kit/fields/keepsDigits.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { buyToken } from './buyToken.ts'
import { createSendForm } from '../state/sendForm.ts'
import {
  amountLessFee,
  exceedsBalance,
  formatSendBalance,
  formatSendValue,
  gasReserve,
  isWorthless,
  maxAmount,
  sendValue,
  type SendDraft,
} from '../rules/sendRules.ts'
import { solanaFee } from '../order/solana/solanaTransfer.ts'
import { TokenChip } from './TokenChip.tsx'

/** The amount of the token, its value, the balance, and Max or Buy. */
export function SendAmount({ draft }: { draft: SendDraft }) {
  const core = useCore()
  const form = core.use(createSendForm)
  const texts = core.use(sendTexts)
  const figures = core.use(createAmounts)
  const { token, sendTokenAmount: amount } = draft
  const tooMuch = exceedsBalance(draft)
  return (
    <>
      <AmountInput
        label={token ? texts.amountOf(token.symbol) : texts.amount}
        value={figures.typed(amount)}
        onChange={(text) => form.type(figures.read(text))}
        accepts={(pasted) => keepsDigits(pasted, token?.quantity.decimals)}
        refusal={core.use(amountTexts).notAnAmount}
        invalid={tooMuch}
        choice={<TokenChip token={token} />}
        note={token !== undefined && amount !== '' && <Value draft={draft} />}
        held={
          token && (
            <Text as="span" size="s" tone={tooMuch ? 'error' : 'secondary'}>
              {texts.balance(figures.write(formatSendBalance(token.quantity.numeric)))}
            </Text>
          )
        }
        action={token && <AmountAction draft={draft} token={token} />}
      />
      <VisuallyHidden role="status">{tooMuch && texts.insufficientFunds}</VisuallyHidden>
    </>
  )
}

/** Max, or Buy when the balance is too low. */
function AmountAction({ draft, token }: { draft: SendDraft; token: TokenBalance }) {
  const core = useCore()
  const form = core.use(createSendForm)
  const tokens = core.use(tokensTexts)
  const gasCost = token.unpriced ? draft.gasInCoin : draft.gasPriceInUSD
  if (exceedsBalance(draft)) {
    if (!offersOnramp(core)) return null
    return (
      <LinkButton size="s" onClick={() => buyToken(core)}>
        {tokens.buy}
      </LinkButton>
    )
  }
  const needsGas = token.address === undefined && (token.unpriced || amountOf(token.price).gt(0))
  // Solana's fee is known exactly, and a rounded remainder would be too small to stay in the account.
  const max = () =>
    namespaceOf(token.chainId) === 'solana' && needsGas
      ? amountLessFee(token, solanaFee)
      : maxAmount(token, gasReserve(gasCost))
  return (
    <LinkButton
      size="s"
      disabled={needsGas && gasCost === undefined}
      onClick={() => form.type(max())}
    >
      {tokens.max}
    </LinkButton>
  )
}

/** The value, price times amount, or a note that there is no price. */
function Value({ draft }: { draft: SendDraft }) {
  const core = useCore()
  const texts = core.use(sendTexts)
  const tokens = core.use(tokensTexts)
  return isWorthless(draft) ? (
    <Text as="span" size="s" tone="error">
      {texts.noValue}
    </Text>
  ) : (
    <Text as="span" size="s" tone="secondary" tabular>
      {draft.token?.unpriced
        ? tokens.noPrice
        : core.use(createAmounts).write(formatSendValue(sendValue(draft)))}
    </Text>
  )
}
