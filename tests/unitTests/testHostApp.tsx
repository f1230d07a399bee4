import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { fireEvent as fireDomEvent } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { createMockBackend, type MockBackendOptions } from '../../src/backends/mock/index.ts'
import {
  createFoyer,
  ethereum,
  FoyerButton,
  FoyerProvider,
  useAccount,
  useSignMessage,
} from '../../src/widget/index.ts'

configure({ asyncUtilTimeout: 60_000 })

function Visitor() {
  const { address } = useAccount()
  const { signMessage } = useSignMessage()
  const [result, setResult] = useState('')
  const sign = () =>
    signMessage('Hello').then(setResult, ({ code }: { code: number }) =>
      setResult(`refused: ${code}`),
    )
  return (
    <>
      <p>{address ?? 'Not connected'}</p>
      <button onClick={sign}>Sign</button>
      <output>{result}</output>
    </>
  )
}

/** A host's page with the simulator; both are removed after the test. */
function openApp(options: MockBackendOptions = {}) {
  const backend = createMockBackend({ withoutServer: true, ...options })
  const { simulator } = backend
  if (simulator === undefined) throw new Error('This environment has no DOM.')
  const foyer = createFoyer({
    projectId: 'test',
    backend,
    adapters: [{ namespace: 'eip155', networks: [ethereum] }],
  })
  onTestFinished(async () => {
    cleanup()
    foyer.destroy()
    await simulator.dispose()
    expect(document.querySelector('foyer-modal, foyer-simulated')).toBeNull()
  })
  render(
    <FoyerProvider foyer={foyer}>
      <FoyerButton />
      <Visitor />
    </FoyerProvider>,
  )
  return simulator
}

/** Queries within the shadow root of a part of the widget, once it is there. */
const inside = (selector: string) =>
  waitFor(() => {
    const root = document.querySelector(selector)?.shadowRoot?.firstElementChild
    if (!(root instanceof HTMLElement)) throw new Error(`There is no ${selector}.`)
    return within(root)
  })

async function openConnect() {
  const button = await inside('[data-foyer="foyer-button"]')
  await userEvent.click(await button.findByRole('button', { name: 'Connect Wallet' }))
  return inside('foyer-modal')
}

/** The pending request, once it has arrived. */
const waiting = (actor: { requests(): readonly { readonly id: number }[] }) =>
  waitFor(() => {
    const [request] = actor.requests()
    if (request === undefined) throw new Error('No request waits.')
    return request.id
  })

async function logIn(simulator: ReturnType<typeof openApp>) {
  const modal = await openConnect()
  const field = await modal.findByRole('textbox')
  fireEvent.change(field, { target: { value: 'ada@example.com' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const [box] = await modal.findAllByLabelText(/digit/i)
  if (box === undefined) throw new Error('There is no field for the code.')
  const mail = simulator.mailbox.mails().at(-1)
  return { modal, box, code: mail?.code ?? '' }
}

/** Unit tests of a host, in a DOM without layout and without parts of the platform. */
export function testHostApp(): void {
  it('connects a wallet that approves at once', async () => {
    openApp()
    const modal = await openConnect()
    await userEvent.click(await modal.findByRole('button', { name: /Emberfox/ }))
    expect(await screen.findByText(/^0x/)).toBeTruthy()
  })

  it('rejects a signature and then signs in with a wallet that waits, without a server or a warning', async () => {
    const { wallets } = openApp({ asks: true })
    const modal = await openConnect()
    await userEvent.click(await modal.findByRole('button', { name: /Emberfox/ }))
    await wallets.approve(await waiting(wallets))
    await screen.findByText(/^0x/)

    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    wallets.reject(await waiting(wallets))
    await screen.findByText('refused: 4001')

    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await wallets.approve(await waiting(wallets))
    expect(await screen.findByText(/^0x[\da-f]{130}$/)).toBeTruthy()
  })

  it('lets no request of the widget leave the machine after the simulation has ended', async () => {
    const { simulator } = createMockBackend({ withoutServer: true })
    await simulator?.dispose()
    await expect(simulator?.hostFetch('https://api.web3modal.org/')).rejects.toThrow('has ended')
  })

  it('logs in with the code of a simulated mail and signs in the secure site', async () => {
    const simulator = openApp()
    const { box, code } = await logIn(simulator)
    fireEvent.change(box, { target: { value: code } })
    const { textContent: address } = await screen.findByText(/^0x[\dA-Fa-f]{40}$/)
    const shadow = document.querySelector('foyer-modal')?.shadowRoot
    await waitFor(() =>
      expect(shadow?.querySelector('.fy-live')?.textContent).toBe(
        `Connected as ${address?.slice(0, 4)}...${address?.slice(-4)}`,
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await simulator.secureSite.approve(await waiting(simulator.secureSite))
    expect(await screen.findByText(/^0x[\da-f]{130,}$/)).toBeTruthy()
  })

  it('sends the code when the address is typed as soon as its field is drawn', async () => {
    const simulator = openApp()
    const isTyped = new Promise<void>((resolve) => {
      const observed = new WeakSet<Node>()
      const observer = new MutationObserver(() => {
        const root = document.querySelector('foyer-modal')?.shadowRoot
        if (root && !observed.has(root)) {
          observed.add(root)
          observer.observe(root, { childList: true, subtree: true })
        }
        const field = root?.querySelector('input')
        if (!field) return
        observer.disconnect()
        // Not the events of React's library, which run the effects of the view first.
        fireDomEvent.change(field, { target: { value: 'ada@example.com' } })
        fireDomEvent.keyDown(field, { key: 'Enter' })
        resolve()
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    const modal = await openConnect()
    await isTyped
    expect(await modal.findAllByLabelText(/digit/i)).toHaveLength(6)
    expect(simulator.mailbox.mails()).toHaveLength(1)
  })

  it('refuses a code after 20 minutes of simulated time', async () => {
    const simulator = openApp({ isPaused: true })
    const { modal, box, code } = await logIn(simulator)
    await simulator.clock.run(20 * 60_000)
    fireEvent.change(box, { target: { value: code } })
    expect(await modal.findByText(/Code expired/)).toBeTruthy()
  })
}
