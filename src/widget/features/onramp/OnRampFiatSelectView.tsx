import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useCore } from '../../core/coreContext.ts'
import { onrampTexts } from '../../core/texts/buy/onrampTexts.ts'
import { useImage } from '../../core/images/useImage.ts'
import { Image } from '../../kit/images/Image.tsx'
import { CheckIcon } from '../../kit/icons/connectIcons.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { ChoiceList } from './choices/ChoiceList.tsx'
import { currencyName } from './choices/currencyName.ts'
import { leaveChoice } from './choices/leaveChoice.ts'
import { createOnrampOrder } from './onrampOrder.ts'

/** The currencies that a purchase may be paid in. */
export default function OnRampFiatSelectView() {
  const core = useCore()
  const texts = core.use(onrampTexts)
  const { load, store } = core.use(createOnrampOrder)
  const { payment, paymentCurrencies } = useStore(store)
  useEffect(() => void load(), [load])
  return (
    <ChoiceList label={texts.currencies} loading={paymentCurrencies.length === 0}>
      {paymentCurrencies.map((currency) => (
        <ListRow
          key={currency.id}
          media={<CurrencyPicture id={currency.id} />}
          title={currency.id}
          subtitle={currencyName(currency.id, core.locale.store.getState().formats?.tag)}
          selected={currency.id === payment?.id}
          trailing={currency.id === payment?.id ? <CheckIcon /> : undefined}
          onClick={() => {
            store.setState({ payment: currency })
            leaveChoice(core)
          }}
        />
      ))}
    </ChoiceList>
  )
}

function CurrencyPicture({ id }: { id: string }) {
  return <Image kind="coin" src={useImage('currency', id)} />
}
