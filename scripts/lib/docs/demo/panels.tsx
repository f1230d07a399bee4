import type { Mail, OfflinePage, Simulator } from 'foyerkit-lab/mock'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createRoot } from 'react-dom/client'
import { followScheme, type Scheme } from './scheme.ts'
import './panels.css'

function Demo() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [scheme, setScheme] = useState<Scheme>()
  const [simulator, setSimulator] = useState<Simulator>()
  useEffect(() => {
    const find = () => {
      const page = frame.current?.contentWindow as { foyerOffline?: OfflinePage } | null | undefined
      setSimulator(page?.foyerOffline?.simulator)
    }
    addEventListener('foyer-demo-ready', find)
    followScheme(setScheme)
    return () => removeEventListener('foyer-demo-ready', find)
  }, [])
  return (
    <>
      {scheme === undefined ? null : (
        <iframe ref={frame} title="The app with Foyer's modal" src={`app.html#${scheme}`} />
      )}
      <div className="panels">
        {simulator === undefined ? <p role="status">Loading…</p> : <Panels simulator={simulator} />}
      </div>
    </>
  )
}

/** Renders again when anything outside the app changes. */
function useChanges({ world, wallets, secureSite, clock }: Simulator): void {
  const version = useRef(0)
  const subscribe = useCallback(
    (listener: () => void) => {
      const note = () => {
        version.current += 1
        listener()
      }
      const stops = [world, wallets, secureSite, clock].map((source) => source.subscribe(note))
      return () => stops.forEach((stop) => stop())
    },
    [world, wallets, secureSite, clock],
  )
  useSyncExternalStore(subscribe, () => version.current)
}

const amounts = [
  { title: '1 s', ms: 1_000 },
  { title: '10 s', ms: 10_000 },
  { title: '1 min', ms: 60_000 },
  { title: '20 min', ms: 20 * 60_000 },
]

const timeOf = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' })

function Panels({ simulator }: { simulator: Simulator }) {
  useChanges(simulator)
  const { clock, mailbox, wallets, secureSite, world } = simulator
  const mail = mailbox.mails().at(-1)
  const nameOf = (key: string) => world.get().wallets.find((one) => one.key === key)?.name ?? key
  const requests = [
    ...wallets.requests().map(({ id, walletKey, method }) => ({
      key: `wallet ${id}`,
      title: nameOf(walletKey),
      text: words[method] ?? method,
      approve: () => wallets.approve(id),
      reject: () => wallets.reject(id),
    })),
    ...secureSite.requests().map(({ id, method }) => ({
      key: `secure ${id}`,
      title: 'E-mail wallet',
      text: `${words[method] ?? method} Its own page needs a server, so answer here.`,
      approve: () => secureSite.approve(id),
      reject: () => secureSite.cancel(id),
    })),
  ]
  return (
    <>
      <Panel title="Clock" side={<time>{timeOf.format(clock.now())}</time>}>
        <div className="row" role="group" aria-label="Let time pass">
          {amounts.map(({ title, ms }) => (
            <button
              key={ms}
              type="button"
              aria-label={`Run ${title}`}
              disabled={clock.state === 'advancing'}
              onClick={() => void clock.run(ms)}
            >
              +{title}
            </button>
          ))}
        </div>
        <p>A mailed code is valid for 20 minutes. You need not wait for them.</p>
      </Panel>
      <Panel title="Mailbox" side={mail === undefined ? null : <span>to {mail.to}</span>}>
        {mail === undefined ? (
          <p>Connect with any e-mail address. The code arrives here.</p>
        ) : (
          <MailCard mail={mail} now={clock.now()} approve={() => mailbox.approveDevice(mail.id)} />
        )}
      </Panel>
      <Panel title="Wallets" side={requests.length === 0 ? null : <span>waiting</span>}>
        {requests.length === 0 ? (
          <p>Choose a wallet in the modal, or sign the order. The request waits here for you.</p>
        ) : null}
        {requests.map(({ key, title, text, approve, reject }) => (
          <div className="request" key={key}>
            <p>
              <strong>{title}</strong> {text}
            </p>
            <div className="row">
              <button type="button" className="strong" onClick={() => void approve()}>
                Approve
              </button>
              <button type="button" onClick={() => void reject()}>
                Reject
              </button>
            </div>
          </div>
        ))}
      </Panel>
      <p className="note">
        The modal is the production code; its outside is simulated in this page. There is no server,
        so there are no chains: balances stay unknown. <code>npm start</code> has them.
      </p>
    </>
  )
}

const words: Readonly<Record<string, string>> = {
  eth_requestAccounts: 'wants to know if the app may see your account.',
  wallet_requestPermissions: 'wants to know if the app may see your account.',
  personal_sign: 'shows a message to sign: “I order one lighthouse.”',
}

function MailCard({ mail, now, approve }: { mail: Mail; now: number; approve: () => void }) {
  if (mail.code === undefined) {
    return (
      <>
        <p>{mail.subject}</p>
        {mail.deviceState === 'waiting' ? (
          <button type="button" className="strong" onClick={approve}>
            Approve device
          </button>
        ) : null}
      </>
    )
  }
  const left = Math.ceil(((mail.expiresAt ?? now) - now) / 1_000)
  const isValid = left > 0 && (mail.codeState ?? 'valid') === 'valid'
  const rest = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <p className="code" data-valid={isValid}>
      <output aria-label="Code">{mail.code}</output>
      <span>{isValid ? `valid for ${rest}` : left > 0 ? mail.codeState : 'expired'}</span>
    </p>
  )
}

function Panel({ title, side, children }: { title: string; side: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>
        {title} {side}
      </h2>
      {children}
    </section>
  )
}

const place = document.querySelector('#demo')
if (place !== null) createRoot(place).render(<Demo />)
