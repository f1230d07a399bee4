import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chainList } from '../../anvil/chainList.ts'
import { createLocalSolana } from '../../anvil/solana/localSolana.ts'
import { createSupervisor } from '../../anvil/supervisor.ts'
import { answerUpgrades } from '../../src/server/outside/answerUpgrades.ts'
import { createOutsideApi } from '../../src/server/outside/outsideApi.ts'
import { createAbandonedStages } from '../../src/server/chains/abandonedStages.ts'
import { createStageClocks } from '../../src/server/chains/stageClocks.ts'
import { createTimedNodes } from '../../src/server/chains/timedNodes.ts'

/** The local chains behind a real server. */
export interface ServedChains {
  /** `localhost:<port>/__foyer/rpc`, without a protocol. */
  readonly place: string
  /** Reports the state of a stage like a page. */
  report(stage: string, clock: { readonly now: number; readonly front?: boolean }): Promise<void>
  close(): Promise<void>
}

/** Serves the chains like `npm start`. @param now time of Solana for stages without a page; ms since epoch */
export async function serveChains(now?: () => number): Promise<ServedChains> {
  const problems: string[] = []
  const log = (line: string) => void problems.push(line)
  const chains = {
    supervisor: createSupervisor({ log }),
    solana: createLocalSolana(now),
    clocks: createStageClocks(),
    nodes: createTimedNodes(),
    chains: chainList,
    left: createAbandonedStages({ stop: async () => undefined }),
  }
  const origins = () => ({ host: '', sites: '', hostile: '' })
  const api = createOutsideApi({ ...chains, origins })
  const upgrades = answerUpgrades({ ...chains, isForeign: () => false, log })
  const server = createServer((request, response) => api(request, response, () => response.end()))
  server.on('upgrade', upgrades.onUpgrade)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    place: `localhost:${port}/__foyer/rpc`,
    async report(stage, { now: at, front = false }) {
      const body = JSON.stringify({ genesis: 1_768_478_400, now: at, rate: 0, front })
      const url = `http://localhost:${port}/__foyer/stage/${stage}/clock`
      const { status } = await fetch(url, { method: 'POST', body })
      if (status !== 200) throw new Error(`The clock was refused with ${status}.`)
    },
    async close() {
      upgrades.close()
      chains.left.close()
      chains.solana.stop('foreign')
      server.closeAllConnections()
      await Promise.all([
        chains.supervisor.close(),
        new Promise((resolve) => server.close(resolve)),
      ])
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
  }
}
