import { useStore } from 'zustand'
import { panelsFrameName } from '../../backends/mock/index.ts'
import { UncaughtErrors } from '../frame/UncaughtErrors.tsx'
import { useWorkbench } from '../state/useWorkbench.ts'
import { StageNotice } from '../waiting/StageNotice.tsx'
import '../frame/frame.css'
import './panels.css'

/** A host's own page in its frame, or the reason why it cannot be controlled. */
export function HostPageView() {
  const { player, stage } = useWorkbench()
  const { attach, store } = stage
  const { generation, src, status, problem } = useStore(store)
  return (
    <section className="wb-stage" aria-label="Your page">
      <StageNotice isHostPage />
      {src === undefined ? null : (
        <iframe
          key={generation}
          ref={attach}
          className="wb-host-page"
          name={panelsFrameName}
          title="Your page"
          src={src}
        />
      )}
      {status === 'loading' ? (
        <p className="wb-host-loading" role="status">
          Loading your page…
        </p>
      ) : null}
      {status === 'failed' ? (
        <div className="wb-host-problem" role="alert">
          <p>The panels do not reach this page: {problem}</p>
          <p>
            A page with a content policy has to allow itself to be framed: frame-src and
            frame-ancestors with &apos;self&apos;.
          </p>
          <button type="button" className="wb-button" onClick={player.restart}>
            Try again
          </button>
        </div>
      ) : null}
      <UncaughtErrors />
    </section>
  )
}
