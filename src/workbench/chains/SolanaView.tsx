import { useCallback } from 'react'
import type { ChainId } from '../../backends/port/chainIds.ts'
import { Problem } from '../parts/Problem.tsx'
import { ShortAddress } from '../parts/ShortAddress.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { AirdropForm } from './AirdropForm.tsx'
import { formatUnits } from './formatUnits.ts'
import { useChainReading } from './useChainReading.ts'
import type { ChainActor } from '../../backends/mock/index.ts'

const solDecimals = 9

/** One local Solana: its slot, and the public test accounts' balances of the coin and of tokens. */
export function SolanaView({ stage, chainId }: { stage: StageApi; chainId: ChainId }) {
  const { chains } = stage.simulator
  const read = useCallback(() => readSolana(chains, chainId), [chains, chainId])
  const { reading, problem, act } = useChainReading(stage, read)

  return (
    <div className="wb-stack">
      <div className="wb-row wb-chain-head">
        <p className="wb-mono">
          <span className="wb-muted">Slot</span> <strong>{reading?.slot ?? '–'}</strong>
        </p>
      </div>
      <Problem text={problem} />
      <table className="wb-accounts">
        <caption className="wb-hint">These test keys are public: everyone can use them.</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Address</th>
            <th scope="col">Tokens</th>
            <th scope="col" className="wb-right">
              SOL
            </th>
          </tr>
        </thead>
        <tbody>
          {chains.solanaAccounts.map(({ index, address }) => (
            <tr key={index}>
              <td className="wb-mono wb-muted">{index}</td>
              <td>
                <ShortAddress address={address} />
              </td>
              <td className="wb-mono wb-muted">
                {reading?.tokens[index]
                  ?.map(
                    ({ token, units }) => `${formatUnits(units, token.decimals)} ${token.symbol}`,
                  )
                  .join(', ')}
              </td>
              <td className="wb-mono wb-right">
                {reading ? formatUnits(reading.balances[index] ?? 0n, solDecimals) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AirdropForm
        accounts={chains.solanaAccounts}
        onAirdrop={(address, lamports) => act(chains.solana.airdrop(chainId, address, lamports))}
      />
    </div>
  )
}

type Held = Awaited<ReturnType<ChainActor['solana']['tokens']>>

interface SolanaReading {
  readonly slot: number
  /** Lamports, by index of the test account. */
  readonly balances: readonly bigint[]
  /** Tokens with a balance, by index of the test account. */
  readonly tokens: readonly Held[]
}

/** The current state of a local Solana. */
async function readSolana(chains: ChainActor, chainId: ChainId): Promise<SolanaReading> {
  const addresses = chains.solanaAccounts.map(({ address }) => address)
  const [slot, balances, tokens] = await Promise.all([
    chains.rpc(chainId, 'getSlot'),
    Promise.all(addresses.map((address) => chains.solana.balance(chainId, address))),
    Promise.all(addresses.map((address) => chains.solana.tokens(chainId, address))),
  ])
  return {
    slot: Number(slot),
    balances,
    tokens: tokens.map((held) => held.filter(({ units }) => units > 0n)),
  }
}
