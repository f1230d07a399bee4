import { useState } from 'react'
import { LinkButton } from '../../widget/kit/buttons/LinkButton.tsx'
import { OtpField } from '../../widget/kit/fields/OtpField.tsx'
import { Stack } from '../../widget/kit/layout/Stack.tsx'
import { Text } from '../../widget/kit/layout/Text.tsx'
import { SampleCard } from './SampleCard.tsx'
import { SampleAccount } from './SampleAccount.tsx'
import { SampleNetworks } from './SampleNetworks.tsx'

function SampleOtp({ error }: { error?: string }) {
  const [code, setCode] = useState(error ? '' : '482')
  return (
    <SampleCard title="Confirm Email">
      <Stack gap="xl" padding={[8, 0]} align="stretch">
        <Stack gap="xxs" align="center">
          <Text tone="secondary">Enter the code we sent to</Text>
          <Text weight="medium">ada@foyer.test</Text>
          <Text size="s" tone="tertiary">
            The code expires in 20 minutes
          </Text>
        </Stack>
        <OtpField
          label="Code"
          boxLabel={(position, length) => `Digit ${position} of ${length}`}
          value={code}
          onChange={setCode}
          error={error}
        />
        <Stack direction="row" justify="center" gap="s">
          <Text size="s" tone="secondary">
            {"Didn't receive it?"}
          </Text>
          <LinkButton size="s" disabled>
            Resend code in 27s
          </LinkButton>
        </Stack>
      </Stack>
    </SampleCard>
  )
}

/** The account, networks and the code from the e-mail. */
export function AccountSamples() {
  return (
    <>
      <SampleAccount />
      <SampleOtp />
      <SampleOtp error="Invalid code. Try Again" />
      <SampleNetworks />
    </>
  )
}
