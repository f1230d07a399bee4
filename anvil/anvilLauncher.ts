import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createAnvil } from '@viem/anvil'
import { testAccounts, testBalance, testMnemonic } from './accounts.ts'
import { closeTcp, type ClosedTcp } from './closeTcp.ts'
import { openForkRelay, type ForkRelay } from './fork/forkRelay.ts'
import type { ServedChain } from './fork/servedChain.ts'
import { createNodeSocket } from './nodeSocket.ts'
import { removeDeadSockets } from './removeDeadSockets.ts'
import { spawnSync } from 'node:child_process'

/** A running anvil that is unused, or the one of a stage's chain. */
export interface AnvilProcess {
  readonly chainId: number
  /** The timestamp of its genesis block, in Unix seconds. */
  readonly genesis: number
  /**
   * The path of the socket on which it answers JSON-RPC; web pages reach it only through the
   * guarded proxy.
   */
  readonly path: string
  /** False as soon as the process has ended, for whatever reason. */
  readonly alive: boolean
  /** Ends the process. It is safe to call it twice and after a crash. */
  stop(): Promise<void>
}

/** The options of a process. */
export interface AnvilProcessOptions {
  readonly chain: ServedChain
  /** The timestamp of the genesis block, in Unix seconds. */
  readonly genesis: number
  /** The path of the anvil binary. */
  readonly binary: string
  /** Called once when the process ends unexpectedly, with its last output. */
  readonly onCrash: (lastWords: string) => void
  /** Called each time a running fork gets no usable answer from its source. */
  readonly onSilence: () => void
}

const endingSignals: ReadonlySet<string> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP'])

/** Starts one anvil. */
export type AnvilLauncher = (options: AnvilProcessOptions) => Promise<AnvilProcess>

/**
 * Returns the function that starts one anvil on a socket of its own, and resolves when it listens.
 * The system is asked once what it can do to isolate the node, because asking blocks the server
 * that everybody else waits for.
 * @throws Error with the chain's name and anvil's own message
 */
export function createAnvilLauncher(): AnvilLauncher {
  const tcp = closeTcp()
  const wrap = endWithParent()
  void removeDeadSockets(tmpdir(), Date.now())
  return (options) => startAnvilProcess(options, tcp, wrap)
}

async function startAnvilProcess(
  options: AnvilProcessOptions,
  tcp: ClosedTcp,
  wrap: CommandWrapper,
): Promise<AnvilProcess> {
  const { chain, genesis, onCrash, onSilence } = options
  let state: 'starting' | 'running' | 'stopping' | 'ended' = 'starting'
  const relay =
    chain.fork && (await openForkRelay(chain.fork.url, () => state === 'running' && onSilence()))
  const socket = createNodeSocket()
  const anvil = createAnvil({
    anvilBinary: options.binary,
    ipc: socket.path,
    host: tcp.host(),
    // Port 0 lets the system choose: no gap between finding a free port and taking it.
    port: 0,
    chainId: chain.id,
    ...firstBlock(chain, genesis, relay),
    mnemonic: testMnemonic,
    accounts: testAccounts.length,
    balance: testBalance,
    noCors: true,
    startTimeout: 15_000,
    stopTimeout: 2_000,
    // The signal is SIGKILL, because there is nothing to save, and a stop must not be slow. The
    // neutral folder keeps a foundry.toml out.
    execArgs: ([file, args, options]) => [
      // The order matters: a command in another network does not know the process to end with.
      ...tcp.command(...wrap(file, args)),
      { ...options, cwd: tmpdir(), stdin: 'ignore', killSignal: 'SIGKILL', reject: false },
    ],
  })
  const release = () => {
    socket.remove()
    relay?.close()
  }
  let lastOutput = ''
  const listening = new Promise<void>((resolve, reject) => {
    const stopListening = anvil.on('message', (message) => {
      lastOutput = (lastOutput + message).slice(-4_000)
      if (!/Listening on \S+:\d+\s/.test(lastOutput)) return
      stopListening()
      resolve()
    })
    anvil.on('exit', (code, signal) => {
      reject(new Error('it exited'))
      // Ctrl-C in a terminal ends anvil as well as this process, so it is no crash.
      const asked = code === 0 || (signal !== undefined && endingSignals.has(signal))
      if (state === 'running' && !asked) onCrash(anvil.logs.join('').trim())
      state = 'ended'
      release()
    })
  })
  // A process that ends before it listens is reported by start() below.
  listening.catch(() => undefined)
  try {
    await anvil.start()
    await listening
    state = 'running'
    return {
      chainId: chain.id,
      genesis,
      path: socket.path,
      get alive() {
        return state === 'running'
      },
      async stop() {
        if (state !== 'running') return
        state = 'stopping'
        await anvil.stop()
      },
    }
  } catch (cause) {
    state = 'ended'
    release()
    const why = cause instanceof Error ? cause.message : String(cause)
    const words = `${why}. ${(lastOutput || anvil.logs.join('')).trim()}`
    const { fork } = chain
    if (fork === undefined) {
      throw new Error(`Failed to start the local ${chain.name} chain: ${words}`, { cause })
    }
    throw new Error(
      `Failed to fork the ${chain.name} chain from ${new URL(fork.url).origin}: ${words} ` +
        'Check forkUrl and forkBlockNumber, and that this machine reaches that node; without forkUrl the chain is local alone.',
      { cause },
    )
  }
}

function firstBlock(
  { id, baseFee, genesis, fork }: ServedChain,
  timestamp: number,
  relay: ForkRelay | undefined,
) {
  if (relay !== undefined) {
    const { blockNumber } = fork ?? {}
    const from = blockNumber === undefined ? {} : { forkBlockNumber: blockNumber }
    return { forkUrl: relay.path, ...from }
  }
  const own = { timestamp, blockBaseFeePerGas: baseFee }
  if (genesis === 'empty') return own
  // The file has the contracts and balances; everything else of the genesis block is set here.
  return { ...own, init: fileURLToPath(new URL(`./genesis/chain-${id}.json`, import.meta.url)) }
}

/** Returns a command unchanged, or wrapped so that the system kills it with this process. */
type CommandWrapper = (file: string, args: readonly string[]) => [string, string[]]

/**
 * Returns the wrapper with which the system kills a command when this process dies, even by
 * SIGKILL. Where the system cannot do that (anything but Linux with util-linux) the command stays
 * unchanged; it then ends with every other way in which this process ends. The system is asked
 * once, because asking at each start would block everybody else.
 */
function endWithParent(): CommandWrapper {
  const wrapper = ['--pdeathsig', 'KILL', '--']
  const works =
    process.platform === 'linux' && spawnSync('setpriv', [...wrapper, 'true']).status === 0
  return works
    ? (file, args) => ['setpriv', [...wrapper, file, ...args]]
    : (file, args) => [file, [...args]]
}
