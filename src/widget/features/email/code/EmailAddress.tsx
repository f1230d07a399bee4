import { Fragment } from 'react'
import { Text } from '../../../kit/layout/Text.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './emailAddress.css?inline'

/**
 * The address a mail went to, in full: whoever mistyped it must be able to see so (open point 165). A long one
 * breaks after punctuation instead of inside a word.
 */
export function EmailAddress({ email }: { email: string }) {
  useStyles(css)
  return (
    <span className="fy-email-address" dir="ltr">
      <Text as="span" size="l" weight="bold" tone="accent">
        {email.split(/(?<=[@._+-])/).map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </Text>
    </span>
  )
}
