import { http } from 'msw'
import { expect, it } from 'vitest'
import { answerWith } from '../network/answerWith.ts'
import { createAliasHandlers } from './aliasHandlers.ts'
import { answerText } from './answers.ts'

const ask = answerWith(
  createAliasHandlers([
    http.get('https://api.web3modal.org/getWallets', ({ request }) =>
      answerText(200, `${request.headers.get('x-project-id')} ${new URL(request.url).search}`),
    ),
    http.post('https://rpc.walletconnect.org/v1', async ({ request }) =>
      answerText(200, await request.text()),
    ),
  ]),
)

it('answers at the other name of a service, with query, headers and body', async () => {
  const headers = { 'x-project-id': 'p' }
  const wallets = await ask('https://api.web3modal.com/getWallets?page=1', { headers })
  expect(await wallets.text()).toBe('p ?page=1')
  const rpc = await ask('https://rpc.walletconnect.com/v1?chainId=eip155:1', {
    method: 'POST',
    body: 'a call',
  })
  expect(await rpc.text()).toBe('a call')
})

it('rejects requests that the service does not know', async () => {
  await expect(ask('https://api.web3modal.com/elsewhere')).rejects.toThrow('nothing is simulated')
})
