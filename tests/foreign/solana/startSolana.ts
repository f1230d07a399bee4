import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalSolana } from '../../../anvil/solana/localSolana.ts'
import { solanaChains } from '../../../anvil/solana/solanaChains.ts'
import { createSupervisor } from '../../../anvil/supervisor.ts'
import { answerUpgrades } from '../../../src/backends/mock/server/answerUpgrades.ts'
import { createOutsideApi } from '../../../src/backends/mock/server/outsideApi.ts'

/** A local Solana behind a real server, on a clock of its own. */
export interface StartedSolana {
  /** Of JSON-RPC and, for sockets, of subscriptions. */
  readonly http: string
  readonly ws: string
  /** Moves the clock on. */
  pass(ms: number): void
  close(): Promise<void>
}

/** Serves the local mainnet as `npm start` does. */
export async function startSolana(): Promise<StartedSolana> {
  let now = 1_800_000_000_000
  const solana = createLocalSolana(() => now)
  const problems: string[] = []
  const log = (line: string) => void problems.push(line)
  const supervisor = createSupervisor({ log })
  const origins = () => ({ host: '', sites: '', hostile: '' })
  const api = createOutsideApi({ supervisor, solana, origins })
  const upgrades = answerUpgrades({ solana, isForeign: () => false, log })
  const server = createServer((request, response) => api(request, response, () => response.end()))
  server.on('upgrade', upgrades.onUpgrade)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const place = `localhost:${port}/__foyer/rpc/foreign/${solanaChains[0]?.reference}`
  return {
    http: `http://${place}`,
    ws: `ws://${place}`,
    pass(ms) {
      now += ms
    },
    async close() {
      upgrades.close()
      solana.stop('foreign')
      server.closeAllConnections()
      await Promise.all([supervisor.close(), new Promise((resolve) => server.close(resolve))])
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
  }
}
