import { http, type PathParams, type RequestHandler } from 'msw'
import { drawIcon } from '../world/drawIcon.ts'
import { walletIcon } from '../world/walletIcon.ts'
import { answerPicture } from './answers.ts'
import type { DirectoryRecord } from './directory/generateDirectory.ts'
import { imageLabels } from './imageLabels.ts'
import { tokenPicture } from './tokens/tokenPicture.ts'

const currencies: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' }

export interface ImagesOptions {
  readonly walletApi: string
  readonly wallets: () => readonly DirectoryRecord[]
}

/** The wallet API's pictures (wire 1.3, W6 to W9): drawn, each its own, the same every time. */
export function createImageHandlers({
  walletApi,
  wallets,
}: ImagesOptions): readonly RequestHandler[] {
  const named = (params: PathParams) => String(params['id'])

  return [
    http.get(`${walletApi}/getWalletImage/:id`, ({ params }) => {
      const wallet = wallets().find((record) => record['image_id'] === named(params))
      // An installed wallet announces the picture that is drawn for its rdns.
      const rdns = wallet?.['rdns']
      if (wallet === undefined) return answerPicture(undefined)
      return answerPicture(walletIcon(typeof rdns === 'string' ? rdns : named(params)))
    }),
    http.get(`${walletApi}/public/getAssetImage/:id`, ({ params }) => {
      const label = imageLabels[named(params)]
      return answerPicture(label === undefined ? undefined : drawIcon(named(params), label))
    }),
    http.get(`${walletApi}/public/getTokenImage/:id`, ({ params }) =>
      answerPicture(tokenPicture(named(params))),
    ),
    http.get(`${walletApi}/public/getCurrencyImage/:id`, ({ params }) => {
      const sign = currencies[named(params)]
      return answerPicture(sign === undefined ? undefined : drawIcon(named(params), sign))
    }),
  ]
}
