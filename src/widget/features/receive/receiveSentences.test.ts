import { expect, it } from 'vitest'
import type { LocaleTexts } from '../../core/texts/texts.ts'
import { networkList } from './receiveRules.ts'

const locales = import.meta.glob<LocaleTexts>('../../locales/*/locale.ts', {
  import: 'locale',
  eager: true,
})

it.each([
  ['ar', 'استلم الأصول على Base فقط', 'استلم الأصول على Base وPolygon و2 غيرها فقط'],
  ['de', 'Nur Assets auf Base empfangen', 'Nur Assets auf Base, Polygon und 2 weiteren empfangen'],
  ['es', 'Recibe activos solo en Base', 'Recibe activos solo en Base, Polygon y 2 más'],
  [
    'fr',
    'Recevez des actifs uniquement sur Base',
    'Recevez des actifs uniquement sur Base, Polygon et 2 autres',
  ],
  ['hi', 'केवल Base पर एसेट प्राप्त करें', 'केवल Base, Polygon, और 2 अन्य पर एसेट प्राप्त करें'],
  ['id', 'Terima aset hanya di Base', 'Terima aset hanya di Base, Polygon, dan 2 lainnya'],
  ['it', 'Ricevi asset solo su Base', 'Ricevi asset solo su Base, Polygon e altre 2'],
  [
    'ja',
    'Base上の資産のみ受け取ってください',
    'Base、Polygon、他2件のネットワーク上の資産のみ受け取ってください',
  ],
  ['ko', 'Base에서만 자산을 받으세요', 'Base, Polygon 및 다른 네트워크 2개에서만 자산을 받으세요'],
  ['pt-BR', 'Receba ativos somente em Base', 'Receba ativos somente em Base, Polygon e mais 2'],
  [
    'ru',
    'Получайте активы только в сети Base',
    'Получайте активы только в сетях Base, Polygon и ещё 2',
  ],
  [
    'tr',
    'Varlıkları yalnızca Base ağında alın',
    'Yalnızca şu ağlarda varlık alın: Base, Polygon ve 2 ağ daha',
  ],
  ['zh-CN', '请仅接收Base上的资产', '请仅接收Base、Polygon和另外 2 个网络上的资产'],
])('uses the networks as part of a sentence in %s', (tag, one, four) => {
  const texts = locales[`../../locales/${tag}/locale.ts`]?.receive
  const list = networkList(['Base', 'Polygon', 'Ethereum', 'Sepolia'], {
    locale: tag,
    more: (count) => String(texts?.moreNetworks(count)),
  })
  expect([texts?.onlyReceiveOn('Base'), texts?.onlyReceive(list)]).toEqual([one, four])
})
