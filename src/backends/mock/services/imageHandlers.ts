import { http, type PathParams, type RequestHandler } from 'msw'
import { currencyPicture } from '../world/pictures/currencyPicture.ts'
import { networkPicture } from '../world/pictures/networkPicture.ts'
import { tokenPicture } from '../world/pictures/tokenPicture.ts'
import { walletIcon } from '../world/pictures/walletIcon.ts'
import { answerPicture } from './answers.ts'
import type { DirectoryRecord } from './directory/generateDirectory.ts'

export interface ImagesOptions {
  readonly walletApi: string
  readonly wallets: () => readonly DirectoryRecord[]
}

/** The wallet API's pictures: generated, all different, the same every time (wire 1.3). */
export function createImageHandlers({
  walletApi,
  wallets,
}: ImagesOptions): readonly RequestHandler[] {
  const named = (params: PathParams) => String(params['id'])

  return [
    http.get(`${walletApi}/getWalletImage/:id`, ({ params }) => {
      const wallet = wallets().find((record) => record['image_id'] === named(params))
      if (wallet === undefined) return answerPicture(undefined)
      // An installed wallet announces the picture that is drawn for its rdns.
      const rdns = wallet['rdns']
      const brand = `example.${wallet.name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`
      return answerPicture(walletIcon(typeof rdns === 'string' ? rdns : brand))
    }),
    http.get(`${walletApi}/public/getAssetImage/:id`, ({ params }) =>
      answerPicture(networkPicture(named(params))),
    ),
    http.get(`${walletApi}/public/getTokenImage/:id`, ({ params }) =>
      answerPicture(tokenPicture(named(params))),
    ),
    http.get(`${walletApi}/public/getCurrencyImage/:id`, ({ params }) =>
      answerPicture(currencyPicture(named(params))),
    ),
  ]
}
