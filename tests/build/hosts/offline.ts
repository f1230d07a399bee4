import { createFoyer, ethereum, type Foyer } from 'foyer'
import { createSimulator } from 'foyer/mock'
import { scenarios } from 'foyer/scenarios'

/** The one line that differs offline: where the backend comes from. */
export async function createOfflineFoyer(): Promise<Foyer> {
  const simulator = await createSimulator({
    origins: {
      host: 'http://localhost:5173',
      sites: 'http://localhost:5174',
      hostile: 'http://127.0.0.1:5173',
    },
    stageKey: 'shop',
  })
  return createFoyer({
    projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    backend: simulator.backend,
    adapters: [{ namespace: 'eip155', networks: [ethereum] }],
  })
}

/** The scenarios a host may play against its own page. */
export const titles: readonly string[] = scenarios.map(({ title }) => title)
