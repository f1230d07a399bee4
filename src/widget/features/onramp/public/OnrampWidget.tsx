import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { useFlow } from '../../../core/useFlow.ts'
import { cutDecimals } from '../../../core/formats/cutDecimals.ts'
import { offersOnramp } from '../../../core/networks/offersOnramp.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { amountTexts } from '../../../core/texts/general/amountTexts.ts'
import { onrampTexts } from '../../../core/texts/buy/onrampTexts.ts'
import { useImage } from '../../../core/images/useImage.ts'
import { AmountInput } from '../../../kit/fields/AmountInput.tsx'
import { Button } from '../../../kit/buttons/Button.tsx'
import { ChevronDownIcon } from '../../../kit/icons/pageIcons.tsx'
import { Chip } from '../../../kit/buttons/Chip.tsx'
import { Image } from '../../../kit/images/Image.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { TokenPicture } from '../../tokens/public/TokenPicture.tsx'
import { TokenWarningIcon } from '../../tokens/public/TokenWarningIcon.tsx'
import { claimsOfPurchase } from '../claimsOfPurchase.ts'
import { createOnrampOrder } from '../onrampOrder.ts'
import { formatMoney, checkAmount, keepsMoney, presetAmounts } from '../onrampRules.ts'
import { OnrampNote } from '../widget/OnrampNote.tsx'
import css from './onrampWidget.css?inline'
import { createQuoteFlow } from '../widget/quoteFlow.ts'

/** The decimals of the token amount. */
const tokenDigits = 6

/** The purchase form on the host's page. Renders nothing without an on-ramp. */
export default function OnrampWidget() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(onrampTexts)
  const figures = core.use(createAmounts)
  const { load, store } = core.use(createOnrampOrder)
  const { state, send } = useFlow(createQuoteFlow)
  const { amount, payment, purchase } = useStore(store)
  const connected = useSelect(core.session.store, (now) => now.status === 'connected')
  const offered = useSelect(core.networks.store, () => offersOnramp(core))
  const currency = payment?.id ?? 'USD'
  const picture = useImage('currency', offered ? payment?.id : undefined)
  useEffect(() => {
    if (offered) void load()
  }, [load, offered])
  useEffect(() => send({ type: 'ask' }), [send, payment, purchase])
  if (!offered) return null

  const quote = state.status === 'quoted' ? state.quote : undefined
  const bought = quote && !quote.unpriced ? cutDecimals(quote.purchaseAmount, tokenDigits) : ''
  const isAmountValid = checkAmount(amount, payment) === 'fits'
  return (
    <div className="fy-onramp" role="group" aria-label={texts.widget} data-status={state.status}>
      <AmountInput
        title={texts.youPay}
        value={figures.typed(amount)}
        unit={currency}
        onChange={(text) => send({ type: 'typed', text: figures.read(text) })}
        accepts={keepsMoney}
        refusal={core.use(amountTexts).notAnAmount}
        choice={
          <Chip
            aria-haspopup="dialog"
            aria-label={texts.selectCurrency(currency)}
            leading={<Image kind="coin" size={24} src={picture} />}
            trailing={<ChevronDownIcon size={16} />}
            onClick={() => core.open('OnRampFiatSelect')}
          >
            {currency}
          </Chip>
        }
      />
      <AmountInput
        title={texts.youReceive}
        value={figures.typed(bought)}
        unit={purchase?.symbol}
        loading={state.status === 'typing' || state.status === 'quoting'}
        choice={
          purchase && (
            <Chip
              aria-haspopup="dialog"
              aria-label={texts.selectToken(purchase.symbol)}
              leading={<TokenPicture symbol={purchase.symbol} size={24} />}
              trailing={
                <>
                  <TokenWarningIcon tokens={claimsOfPurchase(purchase)} />
                  <ChevronDownIcon size={16} />
                </>
              }
              onClick={() => core.open('OnRampTokenSelect')}
            >
              {purchase.symbol}
            </Chip>
          )
        }
      />
      <div className="fy-onramp-presets" role="group" aria-label={texts.presets}>
        {presetAmounts.map((preset) => (
          <Button
            key={preset}
            size="s"
            variant="neutral"
            aria-pressed={preset === amount}
            onClick={() => send({ type: 'preset', amount: preset })}
          >
            {figures.write(formatMoney(preset, currency))}
          </Button>
        ))}
      </div>
      <VisuallyHidden role="status">
        {purchase && bought !== '' && texts.quoted(figures.write(bought), purchase.symbol)}
      </VisuallyHidden>
      <OnrampNote status={state.status} unpriced={quote?.unpriced === true} />
      {connected ? (
        <Button wide disabled={!isAmountValid} onClick={() => core.open('OnRampProviders')}>
          {texts.getQuotes}
        </Button>
      ) : (
        <Button wide aria-haspopup="dialog" onClick={() => core.open()}>
          {texts.connectWallet}
        </Button>
      )}
    </div>
  )
}
