import { useId } from 'react'
import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import { useCore } from '../../../core/coreContext.ts'
import { amountOf } from '../../../core/money/money.ts'
import { offersOnramp } from '../../../core/networks/offersOnramp.ts'
import { createSendTexts } from '../../../core/texts/money/sendTexts.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { buyToken } from './buyToken.ts'
import { createSendForm } from '../sendForm.ts'
import {
  amountLessFee,
  exceedsBalance,
  formatSendBalance,
  formatSendValue,
  gasReserve,
  maxAmount,
  sendValue,
  type SendDraft,
} from '../sendRules.ts'
import { solanaFee } from '../transfer/solanaTransfer.ts'
import { TokenChip } from './TokenChip.tsx'

/** How much of which token: amount, value, balance, and Max or Buy. */
export function SendAmount({ draft }: { draft: SendDraft }) {
  const core = useCore()
  const form = core.use(createSendForm)
  const texts = core.use(createSendTexts)
  const valueId = useId()
  const { token, sendTokenAmount: amount, gasPriceInUSD } = draft
  const tooMuch = exceedsBalance(draft)
  const needsGas = token !== undefined && token.address === undefined && amountOf(token.price).gt(0)
  // Solana's fee is known exactly, and the little that rounding leaves would be too little to be left.
  const maxOf = (all: TokenBalance) =>
    namespaceOf(all.chainId) === 'solana' && needsGas
      ? amountLessFee(all, solanaFee)
      : maxAmount(all, gasReserve(gasPriceInUSD))
  return (
    <div className="fy-send-panel">
      <div className="fy-send-line">
        <input
          className="fy-send-amount fy-tabular"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder="0"
          aria-label={token ? texts.amountOf(token.symbol) : texts.amount}
          aria-describedby={valueId}
          aria-invalid={tooMuch || undefined}
          data-long={amount.length > 9 || undefined}
          value={amount}
          onChange={(event) => form.type(event.target.value)}
        />
        <TokenChip token={token} />
      </div>
      <div className="fy-send-line">
        <span id={valueId}>{token && amount !== '' && <Value draft={draft} />}</span>
        {token && (
          <span className="fy-send-end">
            <Text as="span" size="s" tabular truncate tone={tooMuch ? 'error' : 'secondary'}>
              {texts.balance(formatSendBalance(token.quantity.numeric))}
            </Text>
            {tooMuch ? (
              offersOnramp(core) && (
                <LinkButton size="s" onClick={() => buyToken(core)}>
                  {texts.buy}
                </LinkButton>
              )
            ) : (
              <LinkButton
                size="s"
                disabled={needsGas && gasPriceInUSD === undefined}
                onClick={() => form.type(maxOf(token))}
              >
                {texts.max}
              </LinkButton>
            )}
          </span>
        )}
      </div>
      <div role="status">
        {tooMuch && <VisuallyHidden>{texts.insufficientFunds}</VisuallyHidden>}
      </div>
    </div>
  )
}

/** Price times amount, or that there is none. */
function Value({ draft }: { draft: SendDraft }) {
  const texts = useCore().use(createSendTexts)
  const value = sendValue(draft)
  return value.eq(0) ? (
    <Text as="span" size="s" tone="error">
      {texts.noValue}
    </Text>
  ) : (
    <Text as="span" size="s" tone="secondary" tabular>
      {formatSendValue(value)}
    </Text>
  )
}
