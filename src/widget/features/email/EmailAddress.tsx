import { Text } from '../../kit/Text.tsx'

/** The address a mail went to, in full: whoever mistyped it must be able to see so. */
export function EmailAddress({ email }: { email: string }) {
  return (
    <Text as="span" size="l" weight="bold" tone="accent">
      {email}
    </Text>
  )
}
