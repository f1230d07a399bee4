import type { LocalCluster } from './localCluster.ts'
import { solanaChains } from './solanaChains.ts'
import type { SubscriptionSession } from './subscriptions/subscriptionSession.ts'

/** The time of a stage's clock, in ms since epoch; a stage without a known time follows this machine's clock. */
export interface StageTime {
  /** When its world began, in ms since epoch. */
  readonly startedAt: number
  readonly now: number
}

/** A local Solana per stage and cluster, in this process. */
export interface LocalSolana {
  /** Answers a JSON-RPC request of one simulated page (`stage`), whose chain is created at the first request. Rejects for an unknown cluster. */
  answer(stage: string, reference: string, body: string, time?: StageTime): Promise<string>
  /**
   * Opens a connection for subscriptions. `onEnd` is called when the chain is reset, after which no
   * message follows. Rejects for an unknown cluster.
   */
  connect(
    stage: string,
    reference: string,
    client: { send(text: string): void; onEnd(): void },
  ): Promise<SubscriptionSession>
  /** Resets the stage's chains to genesis at their next request. */
  reset(stage: string): void
  /** Forgets everything of the stage. */
  stop(stage: string): void
}

/** The maximum number of stages; above it the longest unused one is forgotten. */
const maxStages = 24
/** The time in ms between two checks of the clock while a client is connected for subscriptions. */
const tickMs = 400

interface Stage {
  time: StageTime | undefined
  readonly clusters: Map<string, Promise<LocalCluster>>
  /** The functions that end each connection for subscriptions. */
  readonly ends: Set<() => void>
}

/** @param now this machine's time, ms since epoch */
export function createLocalSolana(now: () => number = Date.now): LocalSolana {
  const stages = new Map<string, Stage>()

  function stageOf(key: string): Stage {
    const stage = stages.get(key) ?? { time: undefined, clusters: new Map(), ends: new Set() }
    // The entry is removed and added again, so that the map is ordered by last use.
    stages.delete(key)
    stages.set(key, stage)
    const oldest = stages.size > maxStages ? stages.keys().next().value : undefined
    if (oldest !== undefined) stop(oldest)
    return stage
  }

  function clusterOf(stage: Stage, reference: string): Promise<LocalCluster> {
    const cluster = solanaChains.find((chain) => chain.reference === reference)
    if (cluster === undefined) {
      const known = solanaChains.map(({ caip2, name }) => `${caip2} (${name})`).join(', ')
      throw new RangeError(
        `Failed to open solana:${reference}: there are local ones for ${known} only.`,
      )
    }
    const found = stage.clusters.get(reference) ?? begin()
    stage.clusters.set(reference, found)
    return found

    // litesvm is loaded with the first call, so that a machine without its native part has
    // everything else.
    async function begin(): Promise<LocalCluster> {
      const { createLocalCluster } = await import('./localCluster.ts')
      return createLocalCluster({
        cluster: cluster as (typeof solanaChains)[number],
        now: () => stage.time?.now ?? now(),
        startedAt: stage.time?.startedAt ?? now(),
      })
    }
  }

  function end(stage: Stage | undefined): void {
    stage?.clusters.clear()
    stage?.ends.forEach((finish) => finish())
  }

  function stop(key: string): void {
    const stage = stages.get(key)
    stages.delete(key)
    end(stage)
  }

  return {
    async answer(key, reference, body, time) {
      const stage = stageOf(key)
      if (time !== undefined) stage.time = time
      return (await clusterOf(stage, reference)).rpc.answer(body)
    },
    async connect(key, reference, { send, onEnd }) {
      const stage = stageOf(key)
      const [{ chain }, { createSubscriptionSession }] = await Promise.all([
        clusterOf(stage, reference),
        import('./subscriptions/subscriptionSession.ts'),
      ])
      const session = createSubscriptionSession(chain, send)
      const ticking = setInterval(chain.tick, tickMs)
      ticking.unref()
      const close = () => {
        stage.ends.delete(endHere)
        clearInterval(ticking)
        session.close()
      }
      const endHere = () => {
        close()
        onEnd()
      }
      stage.ends.add(endHere)
      return { receive: session.receive, close }
    },
    reset: (key) => end(stages.get(key)),
    stop,
  }
}
