import { useStore } from 'zustand'
import { IconButton } from '../parts/IconButton.tsx'
import { PlayerStatus } from '../player/PlayerStatus.tsx'
import { isUnderWay } from '../state/isUnderWay.ts'
import { playButtonId, playNow } from '../player/playNow.ts'
import { useScenario } from '../state/useScenario.ts'
import { useWorkbench } from '../state/useWorkbench.ts'
import './transport.css'

/** Plays the scenario of the stage, or what was recorded, and shows its progress. */
export function Transport() {
  const parts = useWorkbench()
  const { player, recorder } = parts
  const { status, results } = useStore(player.store)
  const isRecorded = useStore(recorder.store, ({ steps }) =>
    steps.some(({ by }) => by === 'manual'),
  )
  const { steps } = useScenario()
  const isPlaying = isUnderWay({ status })
  const isEmpty = steps.length === 0
  const faults = useStore(parts.addressBar.store, ({ address }) => address.faults)
  const sets = faults?.map(({ title }) => title) ?? []
  const word = isPlaying ? 'Pause' : status === 'held' ? 'Go on' : 'Play'
  const playsRecording = word === 'Play' && isEmpty && isRecorded

  return (
    <section className="wb-row wb-transport" aria-label="Player" data-part="transport">
      <div className="wb-row" role="toolbar" aria-label="Player">
        <IconButton
          id={playButtonId}
          className="wb-tool wb-tool-first"
          icon={isPlaying ? 'pause' : 'play'}
          filled={!isPlaying}
          word={word}
          label={playsRecording ? 'Play the recording in a new world' : word}
          keys="P or F8"
          disabled={isEmpty && !isRecorded}
          onClick={() => playNow(parts)}
        />
        <IconButton
          icon="step"
          word="Step"
          label="Step"
          keys="N or F9"
          disabled={isEmpty}
          onClick={player.step}
        />
        <IconButton
          icon="undo"
          word="Back"
          label="Back"
          keys="One step, F7"
          disabled={results.length === 0}
          onClick={player.stepBack}
        />
        <IconButton
          icon="restart"
          word="Restart"
          label="Restart"
          keys="R or F10"
          onClick={player.restart}
        />
        <IconButton
          icon="stop"
          filled
          label="Stop"
          disabled={!isPlaying && status !== 'held'}
          onClick={player.stop}
        />
      </div>
      {isEmpty ? null : (
        <PlayerStatus status={status} results={results} total={steps.length} sets={sets} />
      )}
    </section>
  )
}
