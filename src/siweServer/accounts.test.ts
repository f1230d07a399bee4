import { createPublicClient, custom } from 'viem'
import { sepolia } from 'viem/chains'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testAccounts } from '../../anvil/accounts.ts'
import { signWithTestKey } from '../backends/mock/actors/signing/signWithTestKey.ts'
import { createSmartAccounts } from '../backends/mock/chains/smartAccounts.ts'
import { createAnvilChains } from '../backends/mock/chains/testing/anvilChains.ts'
import { untilMined } from '../backends/mock/chains/untilMined.ts'
import { chain, createTestSite } from './testing/testSite.ts'

const { chains, close } = createAnvilChains()
const owner = testAccounts[6]?.address ?? '0x'
const stranger = testAccounts[5]?.address ?? '0x'
const accounts = createSmartAccounts(chains)

beforeEach(() => chains.reset())
afterAll(() => close())

function createBrowser() {
  const client = createPublicClient({
    chain: sepolia,
    transport: custom({ request: ({ method, params }) => chains.rpc(chain, method, params) }),
  })
  return createTestSite({ clients: { [sepolia.id]: client } }).browser
}

const byKey = (signer: string) => (text: string) => signWithTestKey.message(signer, text)
const byAccount = (signer: string) => async (text: string) =>
  accounts.signatureOf(chain, owner, await signWithTestKey.message(signer, text))

async function deploy() {
  const calls = [{ to: stranger, value: 1n, data: '0x' }]
  const transaction = await accounts.execution(chain, owner, calls)
  const hash = await chains.rpc(chain, 'eth_sendTransaction', [{ from: owner, ...transaction }])
  await untilMined(chains, chain, hash)
}

it('signs in a smart account that is not deployed yet (ERC-6492)', async () => {
  const address = await accounts.addressOf(owner)
  expect(await accounts.deployed(chain, owner)).toBe(false)
  const signedIn = await createBrowser().signIn(address, byAccount(owner))
  expect(signedIn).toMatchObject({ status: 200, session: { address } })
})

it('signs in a smart account that is deployed (ERC-1271)', async () => {
  await deploy()
  const address = await accounts.addressOf(owner)
  const signedIn = await createBrowser().signIn(address, byKey(owner))
  expect(signedIn).toMatchObject({ status: 200, session: { address } })
})

it.each([
  ['not deployed', () => Promise.resolve()],
  ['deployed', deploy],
])(
  'refuses the signature of another account for a smart account that is %s',
  async (_state, prepare) => {
    await prepare()
    const address = await accounts.addressOf(owner)
    const refused = await createBrowser().signIn(address, byAccount(stranger))
    const error = 'The account did not sign this message'
    expect(refused).toMatchObject({ status: 401, said: { error }, session: null })
  },
)

it.each(['0x', '0x1234', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(300)}`])(
  'refuses a malformed signature without reporting a node failure: %s',
  async (signature) => {
    await deploy()
    for (const address of [owner, await accounts.addressOf(owner), stranger]) {
      const refused = await createBrowser().signIn(address, () => Promise.resolve(signature))
      expect(refused).toMatchObject({ status: 401, session: null })
    }
  },
)
