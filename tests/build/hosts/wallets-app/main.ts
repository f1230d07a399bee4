import { formatEther, parseEther } from 'viem'
import { mainnet } from 'viem/chains'
import {
  connect,
  createConfig,
  getAccount,
  getBalance,
  http,
  sendTransaction,
  signMessage,
  waitForTransactionReceipt,
  watchConnectors,
  type Connector,
} from 'wagmi-core-2'

// An app without Foyer: its wallets announce themselves, and its node is the usual public one.
const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
const baker = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const said = document.createElement('output')
const wallets = document.createElement('div')
const say = (text: string) => said.replaceChildren(text)

function button(name: string, act: () => Promise<string>): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { textContent: name })
  made.addEventListener('click', () => {
    act().then(say, (error: unknown) => say(String(error)))
  })
  return made
}

async function log(connector: Connector): Promise<string> {
  const { accounts } = await connect(config, { connector })
  const { value } = await getBalance(config, { address: accounts[0] })
  return `${accounts[0]} has ${formatEther(value)} ETH`
}

async function pay(): Promise<string> {
  const hash = await sendTransaction(config, { to: baker, value: parseEther('1.5') })
  const { status } = await waitForTransactionReceipt(config, { hash })
  return `paid: ${status}`
}

function field(name: string, type: string): HTMLInputElement {
  const made = Object.assign(document.createElement('input'), { type })
  made.setAttribute('aria-label', name)
  return made
}

const bread = field('Bread', 'text')
const pin = field('PIN', 'password')

async function order(): Promise<string> {
  return pin.value === '2468' ? `ordered: ${bread.value}` : 'the PIN is wrong'
}

const show = () =>
  wallets.replaceChildren(
    ...config.connectors.map((connector) => button(connector.name, () => log(connector))),
  )
watchConnectors(config, { onChange: show })
show()
document.querySelector('#root')?.replaceChildren(
  wallets,
  button('Pay', pay),
  button('Sign', async () => signMessage(config, { message: 'Bread' })),
  button('Who', async () => `${getAccount(config).address} ${'ethereum' in window}`),
  bread,
  pin,
  button('Order', order),
  said,
)
