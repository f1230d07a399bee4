import { Fragment } from 'react'
import { Text } from '../../../kit/layout/Text.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './emailAddress.css?inline'

/**
 * The full address of a mail: only here can visitors notice that they mistyped it (open point 165). A long one breaks
 * after punctuation instead of inside a word.
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
