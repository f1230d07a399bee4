import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useCore } from '../../core/coreContext.ts'
import { onrampTexts } from '../../core/texts/buy/onrampTexts.ts'
import { CheckIcon } from '../../kit/icons/connectIcons.tsx'
import { TokenRow } from '../../kit/lists/TokenRow.tsx'
import { TokenPicture } from '../tokens/public/TokenPicture.tsx'
import { TokenWarningTag } from '../tokens/public/TokenWarningTag.tsx'
import { ChoiceList } from './choices/ChoiceList.tsx'
import { claimsOfPurchase } from './claimsOfPurchase.ts'
import { leaveChoice } from './choices/leaveChoice.ts'
import { createOnrampOrder } from './onrampOrder.ts'

/** The currencies to buy, with the connected network's own coin first. */
export default function OnRampTokenSelectView() {
  const core = useCore()
  const texts = core.use(onrampTexts)
  const { load, store } = core.use(createOnrampOrder)
  const { purchase, purchaseCurrencies } = useStore(store)
  useEffect(() => void load(), [load])
  return (
    <ChoiceList label={texts.tokens} loading={purchaseCurrencies.length === 0}>
      {purchaseCurrencies.map((currency) => (
        <TokenRow
          key={currency.symbol}
          flat={false}
          picture={<TokenPicture symbol={currency.symbol} />}
          name={currency.name}
          note={currency.symbol}
          tag={<TokenWarningTag tokens={claimsOfPurchase(currency)} />}
          selected={currency.symbol === purchase?.symbol}
          trailing={currency.symbol === purchase?.symbol ? <CheckIcon /> : undefined}
          onClick={() => {
            store.setState({ purchase: currency })
            leaveChoice(core)
          }}
        />
      ))}
    </ChoiceList>
  )
}
