import type { ReactNode } from 'react'
import { IconButton } from '../../widget/kit/buttons/IconButton.tsx'
import { ArrowLeftIcon } from '../../widget/kit/icons/arrows/ArrowLeftIcon.tsx'
import { CloseIcon } from '../../widget/kit/icons/actions/CloseIcon.tsx'
import { HeaderBar } from '../../widget/kit/modal/HeaderBar.tsx'
import { ModalCard } from '../../widget/kit/modal/ModalCard.tsx'
import { ViewSlide } from '../../widget/kit/modal/ViewSlide.tsx'
import { Tooltip } from '../../widget/kit/feedback/Tooltip.tsx'

export interface SampleCardProps {
  title: string | null
  children: ReactNode
  toast?: ReactNode
  tag?: ReactNode
  left?: ReactNode
}

/** A card with a header, as the modal shows it. */
export function SampleCard({ title, children, toast, tag, left }: SampleCardProps) {
  return (
    <ModalCard toast={toast}>
      <HeaderBar
        title={title}
        tag={tag}
        left={
          left ?? (
            <Tooltip text="Back">
              <IconButton label="Back" icon={<ArrowLeftIcon />} />
            </Tooltip>
          )
        }
        right={<IconButton label="Close" icon={<CloseIcon />} />}
      />
      <div className="fy-edges">
        <ViewSlide view={title ?? 'Account'} viewKey={title ?? 'Account'} direction="next">
          {children}
        </ViewSlide>
      </div>
    </ModalCard>
  )
}
