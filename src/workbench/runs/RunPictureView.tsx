import { completeSnapshot } from '../snapshot/pageSnapshot.ts'
import { deviceProfiles } from '../stage/deviceProfiles.ts'
import type { RunPicture } from '../state/runs.ts'

/** CSS px of a picture in the table. */
const height = 40
const most = 72

/** The page at a failed step, drawn small and without its scripts. */
export function RunPictureView({ picture }: { readonly picture: RunPicture }) {
  const device = deviceProfiles[picture.device]
  const scale = Math.min(height / device.height, most / device.width)
  return (
    <span
      className="wb-run-picture"
      style={{ width: device.width * scale, height: device.height * scale }}
    >
      <iframe
        title="The page at the failed step, a picture"
        // Without scripts; the workbench completes it.
        sandbox="allow-same-origin"
        srcDoc={picture.page.html}
        loading="lazy"
        tabIndex={-1}
        inert
        style={{ width: device.width, height: device.height, scale: String(scale) }}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument
          if (page) completeSnapshot(page, picture.page)
        }}
      />
    </span>
  )
}
