import { useState } from 'react'
import { captureQr } from '../../stage/page/captureQr.ts'
import { Check } from '../parts/Check.tsx'
import { Empty } from '../parts/Empty.tsx'
import { Problem } from '../parts/Problem.tsx'
import { newestPairingLink } from '../../stage/newestPairingLink.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import './phone.css'
import { PageOnPhone } from './PageOnPhone.tsx'
import { PairingField } from './PairingField.tsx'
import { ProposalCard } from './ProposalCard.tsx'
import { RequestOnPhone } from './RequestOnPhone.tsx'
import { SessionCard } from './SessionCard.tsx'

/** A phone with a WalletConnect wallet: it scans the code on the stage, and its owner decides. */
export function PhonePanel({ stage, isHostPage }: { stage: StageApi; isHostPage: boolean }) {
  const { phone } = stage.simulator
  const workbench = useWorkbench()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useThrottledSource(phone)

  async function act(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  async function scan() {
    const page = workbench.stage.frame()?.contentDocument
    if (!page) throw new Error('The stage is not there.')
    await phone.scan(await captureQr(page))
  }
  async function takeLink() {
    const link = newestPairingLink(stage.simulator)
    if (link === undefined) throw new Error('The page has not opened a pairing link yet.')
    await phone.open(link)
  }
  const waiting = phone.proposals().length + phone.requests().length

  return (
    <div className="wb-stack">
      <section aria-label="Phone" className="wb-stack" aria-busy={busy}>
        <p className="wb-hint">
          The real wallet client over the simulated relay. Public test keys: never send real funds.
        </p>
        <div className="wb-row wb-wrap">
          <button
            type="button"
            className="wb-button wb-primary"
            disabled={busy}
            title="Reads the code off the pixels of the stage"
            onClick={() => act(scan)}
          >
            Scan the QR code
          </button>
          <button
            type="button"
            className="wb-button"
            disabled={busy}
            title="Opens the newest WalletConnect link of the page on the phone"
            onClick={() => act(takeLink)}
          >
            Open the link
          </button>
          <Check
            label="Offline"
            checked={!phone.online()}
            onChange={(offline) => void act(() => phone.setOnline(!offline))}
          />
        </div>
        <PairingField onPair={(address) => act(() => phone.open(address))} />
        <Problem text={problem} />
      </section>
      <section aria-label="Connected apps" className="wb-stack">
        <h3>
          Connected apps <span className="wb-count">{phone.sessions().length}</span>
        </h3>
        {phone.sessions().length === 0 ? (
          <Empty title="No app is connected">
            Open WalletConnect in the modal, then scan its code.
          </Empty>
        ) : (
          phone
            .sessions()
            .map((session) => (
              <SessionCard key={session.topic} stage={stage} session={session} act={act} />
            ))
        )}
      </section>
      <section aria-label="Waiting on the phone" className="wb-stack">
        <h3>
          Waiting <span className="wb-count">{waiting}</span>
        </h3>
        {phone.proposals().map((proposal) => (
          <ProposalCard key={proposal.id} stage={stage} proposal={proposal} act={act} />
        ))}
        {phone.requests().map((request) => (
          <RequestOnPhone key={request.id} stage={stage} request={request} act={act} />
        ))}
        {waiting === 0 ? <p className="wb-hint">No pending requests.</p> : null}
      </section>
      <PageOnPhone stage={stage} canReload={!isHostPage} />
    </div>
  )
}
