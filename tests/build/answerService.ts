import type { Route } from '@playwright/test'

const WALLETS = {
  count: 1,
  data: [
    {
      id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
      name: 'Quay',
      homepage: 'https://quay.example',
      image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
      order: 1,
    },
  ],
}

/**
 * Answers a request to a public service: the directory has one wallet, every other service returns an invalid response.
 */
export const answerService = (route: Route): Promise<void> =>
  route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: WALLETS })
