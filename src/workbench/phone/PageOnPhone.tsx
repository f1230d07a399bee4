import { useState } from 'react'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

interface PageOnPhoneProps {
  readonly stage: StageApi
  /** False on a host's page, which is not reloaded from here. */
  readonly canReload: boolean
}

/** The apps of the phone that shows the page: which one is in front, and which are installed. */
export function PageOnPhone({ stage, canReload }: PageOnPhoneProps) {
  const { handset, opened } = stage.simulator
  const { recorder } = useWorkbench()
  const [name, setName] = useState('')
  useThrottledSource(handset)
  const front = handset.inFront()
  const isAway = front !== 'page'
  const apps = handset.apps()
  const ended = opened().findLast(({ end }) => end !== undefined)

  return (
    <section aria-label="This page on the phone" className="wb-stack">
      <h3>This page on the phone</h3>
      <p role="status" className="wb-hint">
        {isAway ? `In front: ${front}.` : 'In front: the page.'}
        {handset.asleep() ? ' The page sleeps.' : ''}
        {ended ? ` The newest link ended in: ${ended.end}.` : ''}
      </p>
      <div className="wb-row wb-wrap">
        {isAway ? (
          <button type="button" className="wb-button wb-primary" onClick={() => handset.comeBack()}>
            Back to the page
          </button>
        ) : (
          <button type="button" className="wb-button" onClick={() => handset.leave()}>
            Go to another app
          </button>
        )}
        {isAway && canReload ? (
          <>
            <button
              type="button"
              className="wb-button"
              title="Loads the page again, which the browser has discarded"
              onClick={() => void recorder.reload()}
            >
              Back, page discarded
            </button>
            <button
              type="button"
              className="wb-button"
              title="Loads the page without what its tab has stored"
              onClick={() => void recorder.reload(true)}
            >
              Back in a new tab
            </button>
          </>
        ) : null}
      </div>
      <form
        className="wb-row wb-wrap"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          handset.install(name.trim())
          setName('')
        }}
      >
        <label className="wb-row">
          Wallet
          <input
            className="wb-input"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="wb-button" disabled={name.trim() === ''}>
          Install its app
        </button>
      </form>
      {apps === undefined ? (
        <p className="wb-hint">
          With an app, the page is on this phone: it sleeps behind other apps, and its links end as
          on the device.
        </p>
      ) : (
        <ul aria-label="Installed apps" className="wb-stack">
          {apps.map((app) => (
            <li key={app} className="wb-row">
              {app}
              <button
                type="button"
                className="wb-button"
                aria-label={`Remove ${app}`}
                onClick={() => handset.uninstall(app)}
              >
                Remove
              </button>
              <button
                type="button"
                className="wb-button"
                aria-label={`Go to ${app}`}
                onClick={() => handset.leave(app)}
              >
                Go to it
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
