/** One call, as it is sent over the socket of a stage's page. */
export interface StageCall {
  readonly id: number
  /**
   * The number of an EVM chain, or the reference of a Solana cluster, which is the end of its
   * CAIP-2 id (wire 5.3).
   */
  readonly chain: string
  /** The timestamp of the genesis block, in Unix seconds. */
  readonly genesis: number
  /** The time of the page's clock, in virtual ms since epoch. */
  readonly now: number
  /** The JSON-RPC request, single or batch. */
  readonly body: string
}

/** The response to a call. */
export interface StageAnswer {
  readonly id: number
  /** False if the chain could not be reached; the body then says why, as a JSON-RPC error. */
  readonly ok: boolean
  readonly body: string
}

/** Sends a page's calls to its local chains over one socket, because a request for each would cost the browser more than the call. */
export interface CallSocket {
  /**
   * Opens the socket with the first call, and reopens it after it was lost. Rejects if it cannot be opened, or is lost before the response.
   */
  send(call: Omit<StageCall, 'id'>): Promise<StageAnswer>
  /** Rejects the calls in flight. */
  close(): void
}

/** The part of a `WebSocket` that is used. */
export type CallSocketLink = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>

interface Waiting {
  resolve(answer: StageAnswer): void
  reject(error: Error): void
}

/**
 * @param connect opens a new socket to `/__foyer/stage/<stage>/calls`
 * @param onOffline calls its listener when the browser reports that it is offline. An open socket may then be silent without being closed;
 * one to this machine usually keeps working.
 */
export function createCallSocket(
  connect: () => CallSocketLink,
  onOffline: (listener: () => void) => unknown = () => undefined,
): CallSocket {
  let opened: { readonly link: CallSocketLink; readonly ready: Promise<void> } | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function open() {
    const link = connect()
    const ready = new Promise<void>((resolve) => {
      link.addEventListener('open', () => resolve())
    })
    link.addEventListener('message', ({ data }) => {
      // Only the page's own server answers here.
      const answer = JSON.parse(String(data)) as StageAnswer
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    })
    link.addEventListener('close', () => {
      if (opened?.link === link) lose()
    })
    return { link, ready }
  }

  function lose() {
    opened = undefined
    const lost = [...waiting.values()]
    waiting.clear()
    for (const { reject } of lost) reject(new Error('The socket to the local chains is closed.'))
  }

  /** Checks whether the server can still be reached; if not, the open socket counts as lost. */
  function probe() {
    const before = opened
    if (before === undefined) return
    let isReached = false
    const link = connect()
    link.addEventListener('open', () => {
      isReached = true
      link.close()
    })
    link.addEventListener('close', () => {
      if (isReached || opened !== before) return
      lose()
      before.link.close()
    })
  }
  onOffline(probe)

  return {
    send(call) {
      opened ??= open()
      const { link, ready } = opened
      lastId += 1
      const id = lastId
      const answered = new Promise<StageAnswer>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
      })
      ready.then(() => link.send(JSON.stringify({ ...call, id } satisfies StageCall)))
      return answered
    },
    close: () => opened?.link.close(),
  }
}
