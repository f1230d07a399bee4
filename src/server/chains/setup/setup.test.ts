import { encodeFunctionData, erc20Abi, getContractAddress } from 'viem'
import { afterAll, expect, it } from 'vitest'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { chainList } from '../../../../anvil/chainList.ts'
import { contractAbis } from '../../../../anvil/contracts/contractAbis.ts'
import { contractCode } from '../../../../anvil/contracts/contractCode.ts'
import { defaultGenesis } from '../../../../anvil/defaultGenesis.ts'
import { rpcCall } from '../../../../anvil/rpcCall.ts'
import { createSupervisor } from '../../../../anvil/supervisor.ts'
import { hostWorld } from '../../../backends/mock/world/testing/hostWorld.ts'
import { createTimedNodes } from '../timedNodes.ts'
import type { FoyerConfig } from '../../config/foyerConfig.ts'
import { createSetup } from './setup.ts'
import { superviseSetup } from './superviseSetup.ts'

const { gold } = hostWorld
const bare = createSupervisor({ chains: [...chainList, gold], warm: 0 })
afterAll(() => bare.close())

const nobody = '0x00000000000000000000000000000000000b0b01'
const deployer = testAccounts[0]?.address ?? nobody
const address = getContractAddress({ from: deployer, nonce: 0n })
const token = { ...hostWorld.bar, address }

function superviseWith({ setup, world }: Pick<FoyerConfig, 'setup' | 'world'>) {
  const said: string[] = []
  const host = { name: 'foyer.config.ts', setup, page: { id: '1', world: { ...world } } }
  const setUp = createSetup(host, [gold], createTimedNodes())
  if (setUp === undefined) throw new Error('There is nothing to set up.')
  return { said, supervisor: superviseSetup(bare, setUp, (line) => said.push(line)) }
}

/** Deploys a token, mints some, and lets another account send a transaction. */
const deploy: FoyerConfig['setup'] = async ({ chain, accounts: [, second] }) => {
  const { publicClient, walletClient, testClient } = chain(31_337)
  const abi = contractAbis.WrappedCoin
  const bytecode = creationOf(contractCode.WrappedCoin.runtime)
  const hash = await walletClient.deployContract({ abi, bytecode })
  const receipt = await publicClient.waitForTransactionReceipt({ hash })
  expect(receipt.contractAddress).toBe(address.toLowerCase())
  await walletClient.writeContract({ abi, address, functionName: 'deposit', value: 5n })
  await walletClient.sendTransaction({ account: second ?? null, to: deployer, value: 1n })
  await testClient.setBalance({ address: nobody, value: 7n })
}

/** Init code that returns the bytes after it as the contract's code. */
const creationOf = (runtime: `0x${string}`): `0x${string}` => {
  const length = ((runtime.length - 2) / 2).toString(16).padStart(4, '0')
  return `0x61${length}80600a3d393df3${runtime.slice(2)}`
}

const call = (path: string, method: string, ...params: readonly unknown[]) =>
  rpcCall(path, method, params)
const latest = (path: string) => call(path, 'eth_getBlockByNumber', 'latest', false)
const held = (path: string) => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [deployer] })
  return call(path, 'eth_call', { to: address, data }, 'latest')
}

it('creates the same blocks in every world before any other call reaches the chain', async () => {
  const { supervisor, said } = superviseWith({ setup: deploy, world: { tokens: [token] } })
  const [one, other] = await Promise.all([
    supervisor.open('a', 31_337),
    supervisor.open('b', 31_337),
  ])
  const blocks = await Promise.all([latest(one.path), latest(other.path)])
  const timestamp = `0x${(defaultGenesis + 3).toString(16)}`
  expect(blocks[0]).toMatchObject({ number: '0x3', timestamp })
  expect(blocks[1]).toEqual(blocks[0])
  expect(await call(one.path, 'eth_getBalance', nobody, 'latest')).toBe('0x7')
  expect(Number(await held(one.path))).toBe(5)
  expect(said).toEqual([])
})

it('keeps its result after a reset', async () => {
  const { supervisor } = superviseWith({ setup: deploy })
  const before = await supervisor.open('c', 31_337)
  const first = await latest(before.path)
  await call(before.path, 'anvil_setBalance', nobody, '0x1')
  await call(before.path, 'evm_mine')
  const [after] = await supervisor.reset('c')
  const { path } = await supervisor.open('c', 31_337)
  expect(path).toBe(after?.path)
  expect(await latest(path)).toEqual(first)
  expect(await call(path, 'eth_getBalance', nobody, 'latest')).toBe('0x7')
})

it('runs again when a chain that it used has stopped', async () => {
  const { supervisor } = superviseWith({ setup: deploy })
  await supervisor.open('d', 31_337)
  await bare.stop('d')
  const [one, other] = await Promise.all([
    supervisor.open('d', 31_337),
    supervisor.open('d', 31_337),
  ])
  expect(one).toEqual(other)
  expect(Number(await held(one.path))).toBe(5)
})

it('leaves chains alone that it does not use', async () => {
  const { supervisor } = superviseWith({ setup: deploy })
  await supervisor.open('e', 1)
  const running = await supervisor.chains('e')
  expect(running.map(({ chainId }) => chainId).toSorted((a, b) => a - b)).toEqual([1, 31_337])
})

it.each<[string, Pick<FoyerConfig, 'setup' | 'world'>, string]>([
  [
    'when it throws',
    { setup: () => Promise.reject(new Error('the vault is closed.')) },
    'the vault is closed.',
  ],
  [
    'when the node refuses',
    {
      setup: ({ chain }) =>
        chain(31_337).walletClient.sendTransaction({ to: nobody, value: 10n ** 24n }),
    },
    'The total cost',
  ],
  [
    'when it wants a chain that is not there',
    { setup: async ({ chain }) => chain(5) },
    'there is no chain 5. Add it to chains of the config, or use 31337 (Gold Chain).',
  ],
  [
    'when a token of the config is not there afterwards',
    { world: { tokens: [token] } },
    `there is no contract for BAR at ${address} on eip155:31337. Deploy it in setup, or correct world.tokens[0].address.`,
  ],
])(
  'reports in one sentence why it failed %s, to every caller, until a reset',
  async (_, config, why) => {
    const { supervisor, said } = superviseWith(config)
    const stage = `f${why.length}`
    const sentence = `Failed to run setup of foyer.config.ts: ${why}`
    await expect(supervisor.open(stage, 31_337)).rejects.toThrow(sentence)
    await expect(supervisor.open(stage, 1)).rejects.toThrow(sentence)
    expect(supervisor.problem(stage)).toContain(sentence)
    expect(supervisor.problem(stage)).not.toContain('\n')
    expect(said).toEqual([supervisor.problem(stage)])
    await expect(supervisor.reset(stage)).rejects.toThrow(sentence)
    expect(said).toHaveLength(2)
  },
)

it('skips a config without setup and tokens', () => {
  const host = { name: 'foyer.config.ts', setup: undefined, page: { id: '1' } }
  expect(createSetup(host, [gold], createTimedNodes())).toBeUndefined()
})
