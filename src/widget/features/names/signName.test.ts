import { expect, it } from 'vitest'
import type { Eip1193Request } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../../core/core.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { signingTexts } from '../../core/texts/send/signingTexts.ts'
import { createTransactions } from '../../money/transaction/transactions.ts'
import { signName } from './signName.ts'

const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const message = (name: string) =>
  `0x${Buffer.from(JSON.stringify({ name, attributes: {}, timestamp: 1 })).toString('hex')}`

interface Circumstances {
  /** The wallet's responses by method. */
  readonly wallet?: Readonly<Record<string, unknown>>
  /** Runs while the wallet is asked for its accounts. */
  readonly meanwhile?: (core: Core) => void
  /** Runs before the signature. */
  readonly before?: (core: Core) => void
}

/** The wallet has two accounts; the second one is active on the screen. */
async function sign(
  change: Partial<Eip1193Request> = {},
  { wallet, meanwhile, before }: Circumstances = {},
) {
  const asked: Eip1193Request[] = []
  const answers = new Map<string, unknown>(
    Object.entries({
      eth_accounts: [first, second],
      eth_chainId: '0x1',
      personal_sign: '0xsigned',
      ...wallet,
    }),
  )
  const { clock, core } = createTestCore()
  const { connection } = createTestConnection({
    accounts: [first, second],
    provider: {
      async request(request) {
        asked.push(request)
        if (request.method === 'eth_accounts') meanwhile?.(core)
        return answers.get(request.method)
      },
      on: () => undefined,
      removeListener: () => undefined,
    },
  })
  core.session.adopt(testConnector, connection)
  core.session.setAddress(second)
  core.open('RegisterAccountName')
  const shown = { name: 'quayside.wcn.id' }
  const screen = core.router.current().id
  before?.(core)
  const signed = signName(
    core,
    { method: 'personal_sign', params: [message('quayside.wcn.id'), second], ...change },
    {
      order: { kind: 'nameRegistration', screen, chainId: 'eip155:1', account: second, shown },
      shownNow: () => shown,
      sources: [],
    },
  ).catch((error: unknown) => error)
  await clock.idle()
  return { answer: await signed, asked: asked.filter(({ method }) => method === 'personal_sign') }
}

it("requests the signature from the shown account, not from the wallet's first", async () => {
  const { answer, asked } = await sign()
  expect(answer).toBe('0xsigned')
  expect(asked.map(({ params }) => params)).toEqual([[message('quayside.wcn.id'), second]])
})

it.each([
  ['another account', { params: [message('quayside.wcn.id'), first] }],
  ['another name', { params: [message('harbour.wcn.id'), second] }],
  ['another request', { method: 'eth_sign' }],
  ['a message that is no list', { params: { 0: message('quayside.wcn.id'), 1: second } }],
  ['a message that is no text', { params: [{ slice: 1 }, second] }],
  ['an empty message', { params: ['0x', second] }],
])('signs nothing for %s than the screen shows', async (_, change) => {
  const { answer, asked } = await sign(change)
  expect(answer).toMatchObject({ code: 'name.failed' })
  expect(asked).toEqual([])
})

const { accountChanged, chainChanged, openRequest } = signingTexts.english
it.each<[string, Circumstances, string, string]>([
  [
    'the wallet has another account by now',
    { wallet: { eth_accounts: [first] } },
    'none.account',
    accountChanged,
  ],
  [
    'the wallet is on another network by now',
    { wallet: { eth_chainId: '0x89' } },
    'chain.mismatch',
    chainChanged,
  ],
  [
    'the visitor switches the account',
    { meanwhile: ({ session }) => session.setAddress(first) },
    'none.account',
    accountChanged,
  ],
  [
    'the visitor switches the network',
    { meanwhile: ({ networks }) => networks.setActive(testNetworks.polygon.id) },
    'chain.mismatch',
    chainChanged,
  ],
  [
    'the visitor closes the modal',
    { meanwhile: (core) => core.close() },
    'aborted',
    'The visitor left before the wallet was asked.',
  ],
  [
    'another request is open in the wallet',
    {
      before: (core) =>
        core.use(createTransactions).store.setState({
          status: 'requesting',
          left: true,
          order: {
            kind: 'transfer',
            screen: 0,
            chainId: 'eip155:1',
            account: second,
            shown: undefined,
          },
        }),
    },
    'wallet.pending',
    openRequest,
  ],
])('signs nothing and returns a reason when %s', async (_, circumstances, code, text) => {
  const { answer, asked } = await sign({}, circumstances)
  expect(answer).toEqual(new FoyerError(code as FoyerError['code'], text))
  expect(answer).toMatchObject({ code })
  expect(asked).toEqual([])
})

it('rejects with the wallet’s own error when the wallet rejects', async () => {
  const rejected = new FoyerError('wallet.rejected', 'User rejected the request.')
  const { answer } = await sign({}, { wallet: { personal_sign: Promise.reject(rejected) } })
  expect(answer).toBe(rejected)
})
