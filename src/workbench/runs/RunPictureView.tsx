import { SnapshotFrame } from '../snapshot/SnapshotFrame.tsx'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import type { RunPicture } from './runs.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** CSS px of a picture in the table: with its border as high as two lines. */
const height = 34
const most = 62

/** The page at a failed step, drawn small and without its scripts. */
export function RunPictureView({ picture }: { readonly picture: RunPicture }) {
  const { markup } = useWorkbench()
  const device = deviceProfiles[picture.device]
  const scale = Math.min(height / device.height, most / device.width)
  return (
    <span
      className="wb-run-picture"
      style={{ width: device.width * scale, height: device.height * scale }}
    >
      <SnapshotFrame
        snapshot={picture.page}
        markup={markup}
        title="The page at the failed step, a picture"
        loading="lazy"
        style={{ width: device.width, height: device.height, scale: String(scale) }}
      />
    </span>
  )
}
